import useSWR from "swr";
import { call, urlOf } from "@/lib/api/client";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/shapes";

/** What the student keeps; empty until it has come, and when it does not come: files can be chosen all the same. */
export function useOwnDocuments(): OwnDocument[] {
  const { data } = useSWR(urlOf(listDocuments, {}), () => call(listDocuments, {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.data ?? [];
}
