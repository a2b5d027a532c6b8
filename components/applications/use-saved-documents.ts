import { useEndpoint } from "@/components/ui/use-endpoint";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";

/** Empty while loading and after an error: files can be chosen all the same. */
export function useSavedDocuments(): OwnDocument[] {
  return useEndpoint(listDocuments, {}, { shouldRetryOnError: false }).data?.data ?? [];
}
