import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/input-field";
import { LoadError } from "@/components/ui/load-error";
import { useTypeahead } from "@/components/ui/use-typeahead";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { listUsers } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";

type Props = { user: { id: number; name: string; email: string }; onSelect: (other: UserRow) => void };

export function MergeSearch({ user, onSelect }: Props) {
  const t = useTranslations("user-management.merge");
  const { control, data, error, isLoading, retry } = useTypeahead(listUsers, {
    request: (search) => ({ query: { search, role: "student", page: 1, per_page: 9 } }),
  });
  const results = data?.data.filter(({ id }) => id !== user.id);
  return (
    <div className="grid gap-4">
      <p>{t("text", { name: user.name, email: user.email })}</p>
      <InputField
        label={t("search")}
        hint={t("searchHint")}
        type="search"
        data-first-focus
        maxLength={100}
        autoComplete="off"
        {...control}
      />
      <div aria-busy={isLoading} className="min-h-48">
        {isLoading && !results && <UserListSkeleton />}
        {error && <LoadError error={error} errorText={t("searchFailed")} retry={retry} />}
        <ul>
          {results?.map((other) => (
            <UserResult key={other.id} user={other} onSelect={() => onSelect(other)} />
          ))}
        </ul>
        <p role="status" className={results?.length === 0 ? "text-muted text-sm" : "sr-only"}>
          {results && !isLoading && t("found", { count: results.length })}
        </p>
      </div>
    </div>
  );
}

function UserResult({ user, onSelect }: { user: UserRow; onSelect: () => void }) {
  const t = useTranslations("user-management");
  const { id, name, email, avatar, status } = user;
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-2 last:border-b-0">
      <Avatar id={id} name={name} src={avatar} size={40} />
      <div className="min-w-32 flex-1">
        <p className="wrap-anywhere font-semibold text-sm">
          {name} {status !== "active" && <Badge>{t(`statuses.${status}`)}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-xs">{email}</p>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={t("merge.chooseName", { name, email })}
        onClick={onSelect}
      >
        {t("merge.choose")}
      </Button>
    </li>
  );
}
