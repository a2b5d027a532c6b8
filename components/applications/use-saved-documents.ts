import { useEndpoint } from "@/components/ui/use-endpoint";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";

/** Returns an empty list while loading and after an error, because files can be chosen without it. */
export function useSavedDocuments(): OwnDocument[] {
  return useEndpoint(listDocuments, {}, { shouldRetryOnError: false }).data?.data ?? [];
}
