import { useTranslations } from "next-intl";
import useSWR from "swr";
import { useMutation } from "@/components/ui/use-mutation";
import { buildUrl, call } from "@/lib/core/api/client";
import { type DataExport, listDataExports, requestDataExport } from "@/lib/privacy/contract";

const pollingMs = 3000;

/** Polls while an archive is being built. */
export function useDataExports(first: DataExport[]) {
  const t = useTranslations("privacy.export");
  const { data = first, mutate } = useSWR(
    buildUrl(listDataExports, {}),
    async () => (await call(listDataExports, {})).data,
    {
      fallbackData: first,
      revalidateOnMount: false,
      refreshInterval: (now) => (now?.some(({ status }) => status === "pending") ? pollingMs : 0),
    },
  );
  const request = useMutation(requestDataExport, {
    failed: t("problem"),
    toast: false,
    onSuccess: (response) => mutate(response.data, { revalidate: false }),
  });
  return { exports: data, request };
}
