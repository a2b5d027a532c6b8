import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { cutTextAt } from "@/lib/core/text/cut-text";
import { jobLimits } from "@/lib/jobs/constants";
import { createSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import type { JobSearchParams } from "@/lib/jobs/search-params";
import { useSearchDescription } from "./use-search-description";

export function SaveSearchDialog({ params, onClose }: { params: JobSearchParams; onClose: () => void }) {
  const t = useTranslations("jobs");
  const describe = useSearchDescription();
  const { sort: _, page: __, ...filters } = params;
  const { form, bind, ...state } = useEndpointForm(createSavedSearch, {
    defaultValues: { name: cutTextAt(describe(params), jobLimits.searchName), filters, alerts: true },
    errorText: t("failed.search"),
    successText: t("searches.saved"),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t("searches.dialog")}
      confirm={t("searches.confirm")}
      state={state}
      disabled={form.watch("name").trim() === ""}
      onClose={onClose}
      formClassName="grid gap-2"
    >
      <InputField label={t("searches.name")} {...bind("name")} maxLength={jobLimits.searchName} required />
      <Checkbox label={t("searches.wantAlerts")} {...bind("alerts")} />
    </FormDialog>
  );
}
