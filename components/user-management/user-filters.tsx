import { useTranslations } from "next-intl";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { roles, userStatuses } from "@/db/enums";
import { adminPaths } from "@/lib/routes";
import { activityFilters } from "@/lib/users/management-contract";
import type { UsersSearchParams } from "@/lib/users/users-search-params";

export function UserFilters({ params: { search, status, role, activity } }: { params: UsersSearchParams }) {
  const t = useTranslations("user-management");
  return (
    <FilterForm
      action={adminPaths.users}
      label={t("search")}
      placeholder={t("searchHint")}
      maxLength={100}
      search={search}
      columns="lg:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <FilterSelect
        name="status"
        label={t("status")}
        value={status}
        emptyOption={t("allStatuses")}
        options={[...userStatuses, "deleted" as const].map((value) => [value, t(`statuses.${value}`)])}
      />
      <FilterSelect
        name="role"
        label={t("role")}
        value={role}
        emptyOption={t("allRoles")}
        options={roles.map((value) => [value, t(`roles.${value}`)])}
      />
      <FilterSelect
        name="activity"
        label={t("filterActivity")}
        value={activity}
        emptyOption={t("allActivities")}
        options={activityFilters.map((value) => [value, t(`activities.${value}`)])}
      />
    </FilterForm>
  );
}
