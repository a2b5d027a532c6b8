import { useTranslations } from "next-intl";
import { useFormatClass } from "@/components/profiles/use-format-class";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import type { listConfirmations } from "@/lib/applications/confirmations-contract";
import type { ConfirmationsSearchParams } from "@/lib/applications/confirmations-search-params";
import { applicationLimits, confirmationFilters } from "@/lib/applications/constants";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { adminPaths } from "@/lib/routes";

type Classes = ResponseOf<typeof listConfirmations>["classes"];

export function ConfirmationFilters(props: { params: ConfirmationsSearchParams; classes: Classes }) {
  const { params, classes } = props;
  const t = useTranslations("company-management.confirmations");
  const formatClass = useFormatClass();
  const options = classes.map(
    ({ key, count, ...studentClass }) =>
      [key || "none", t("classCount", { name: formatClass(studentClass), count })] as const,
  );
  return (
    <FilterForm
      action={adminPaths.applications}
      label={t("search")}
      placeholder={t("searchHint")}
      maxLength={applicationLimits.query}
      search={params.search}
    >
      <FilterSelect
        name="status"
        label={t("status")}
        value={params.status}
        options={confirmationFilters.map((value) => [value, t(`statuses.${value}`)])}
      />
      <FilterSelect
        name="class"
        label={t("class")}
        value={options.some(([key]) => key === params.class) ? params.class : undefined}
        emptyOption={t("allClasses")}
        options={options}
      />
    </FilterForm>
  );
}
