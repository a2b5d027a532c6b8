import useSWR from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";

/** Empty while loading and after an error: files can be chosen all the same. */
export function useSavedDocuments(): OwnDocument[] {
  const { data } = useSWR(buildUrl(listDocuments, {}), () => call(listDocuments, {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.data ?? [];
}
