import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { type ApplicationsQuery, listApplications } from "@/lib/applications/contract";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { errorMessage } from "@/lib/core/api/error-message";
import { useApplicationChanges } from "./use-application-changes";

export type ApplicationsPage = ResponseOf<typeof listApplications>;

export function useApplications(query: ApplicationsQuery, initialData: ApplicationsPage) {
  const t = useTranslations("applications");
  const tUi = useTranslations("ui");
  const { data, error, mutate } = useEndpoint(
    listApplications,
    { query },
    {
      fallbackData: initialData,
      keepPreviousData: true,
      onError: (cause) =>
        toast.error(errorMessage(cause, t("failed.list")), {
          label: tUi("retry"),
          run: () => void mutate(),
        }),
    },
  );
  useApplicationChanges(() => void mutate());
  return { page: data ?? initialData, error, refresh: () => mutate() };
}
