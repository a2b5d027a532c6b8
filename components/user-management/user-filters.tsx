import { useTranslations } from "next-intl";
import { changeFilters } from "@/components/ui/change-filters";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { roles, userStatuses } from "@/db/enums";
import { adminPaths } from "@/lib/routes";
import type { UsersSearchParams } from "@/lib/users/users-search-params";

const delayMs = 500;

/** Without scripts it is a plain GET form. */
export function UserFilters({ params }: { params: UsersSearchParams }) {
  const t = useTranslations("user-management");
  const search = useDebouncedInput(params.search ?? "", (text) => changeFilters({ search: text }), delayMs);
  return (
    <search>
      <form
        action={adminPaths.users}
        className="grid items-end gap-3 md:grid-cols-[2fr_1fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          search.flush();
        }}
      >
        <InputField
          label={t("search")}
          type="search"
          name="search"
          placeholder={t("searchHint")}
          maxLength={100}
          {...search.control}
        />
        <SelectField
          label={t("filterStatus")}
          name="status"
          value={params.status ?? ""}
          onChange={({ target }) => changeFilters({ status: target.value })}
          emptyOption={t("allStatuses")}
          options={[...userStatuses, "deleted" as const].map((status) => [status, t(`statuses.${status}`)])}
        />
        <SelectField
          label={t("filterRole")}
          name="role"
          value={params.role ?? ""}
          onChange={({ target }) => changeFilters({ role: target.value })}
          emptyOption={t("allRoles")}
          options={roles.map((role) => [role, t(`roles.${role}`)])}
        />
      </form>
    </search>
  );
}
