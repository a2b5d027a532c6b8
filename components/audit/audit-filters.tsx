import { useTranslations } from "next-intl";
import { changeFilters } from "@/components/ui/change-filters";
import { DayFilter } from "@/components/ui/day-filter";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import type { AuditQuery } from "@/lib/audit/contract";
import { auditActions } from "@/lib/core/audit/actions";
import { adminPaths } from "@/lib/routes";

export function AuditFilters({ params: { search, action, from, to } }: { params: AuditQuery }) {
  const t = useTranslations("audit");
  const tNames = useTranslations("audit.names");
  const actions = auditActions.map((value) => [value, tNames(value)] as const);
  return (
    <FilterForm
      action={adminPaths.security}
      label={t("search")}
      placeholder={t("searchHint")}
      maxLength={100}
      search={search}
      columns="lg:grid-cols-[2fr_1.5fr_1fr_1fr]"
    >
      <FilterSelect
        name="action"
        label={t("columns.action")}
        value={action}
        emptyOption={t("allActions")}
        options={actions.sort(([, labelA], [, labelB]) => labelA.localeCompare(labelB))}
      />
      <DayFilter
        name="from"
        label={t("from")}
        value={from}
        onFilterChange={(day) => changeFilters({ from: day })}
      />
      <DayFilter name="to" label={t("to")} value={to} onFilterChange={(day) => changeFilters({ to: day })} />
    </FilterForm>
  );
}
