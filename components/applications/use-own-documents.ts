import useSWR from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";

/** What the student keeps; empty until it has come, and when it does not come: files can be chosen all the same. */
export function useOwnDocuments(): OwnDocument[] {
  const { data } = useSWR(buildUrl(listDocuments, {}), () => call(listDocuments, {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.data ?? [];
}
