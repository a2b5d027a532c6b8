import { useTranslations } from "next-intl";
import { changeFilters } from "@/components/ui/change-filters";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { InputField } from "@/components/ui/input-field";
import type { AuditQuery } from "@/lib/audit/contract";
import { auditActions } from "@/lib/core/audit/actions";
import { adminPaths } from "@/lib/routes";

export function AuditFilters({ params: { search, action, from, to } }: { params: AuditQuery }) {
  const t = useTranslations("audit");
  const tNames = useTranslations("audit.names");
  const actions = auditActions.map((each) => [each, tNames(each)] as const);
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
        options={actions.sort(([, one], [, other]) => one.localeCompare(other))}
      />
      <DayField name="from" label={t("from")} value={from} />
      <DayField name="to" label={t("to")} value={to} />
    </FilterForm>
  );
}

function DayField({ name, label, value = "" }: { name: string; label: string; value: string | undefined }) {
  return (
    <InputField
      type="date"
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => changeFilters({ [name]: target.value })}
    />
  );
}
