"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { SearchField } from "@/components/ui/search-field";
import { SectionCard } from "@/components/ui/section-card";
import { useTypeahead } from "@/components/ui/use-typeahead";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { searchUsers } from "@/lib/friends/contract";
import { searchHref } from "@/lib/search/sections";
import { FriendshipButtons } from "./friendship-buttons";
import { UserListItem } from "./user-list-item";

export function FindFriends() {
  const t = useTranslations("friends");
  const { control, query, data, error, isLoading, retry } = useTypeahead(searchUsers, {
    request: (search) => ({ query: { search } }),
    minLength: 1,
    delayMs: 400,
  });
  const { data: users, total = 0 } = data ?? {};
  return (
    <SectionCard id="find-friends" title={t("find")} titleClassName="mb-3 text-lg">
      <SearchField label={t("findLabel")} placeholder={t("findPlaceholder")} {...control} />
      <div aria-busy={isLoading} className="empty:hidden">
        {isLoading && !users && <UserListSkeleton />}
        {error && <LoadError error={error} errorText={t("searchFailed")} retry={retry} className="py-4" />}
        {users && (
          <ul className="mt-2">
            {users.map((user) => (
              <UserListItem key={user.id} user={user}>
                <FriendshipButtons user={user} />
              </UserListItem>
            ))}
          </ul>
        )}
      </div>
      {users && users.length < total && (
        <Link
          href={searchHref("student", "people", { q: query })}
          className="inline-flex min-h-11 items-center text-accent text-sm hover:underline"
        >
          {t("seeAll", { count: total })}
        </Link>
      )}
      <p role="status" className={users?.length === 0 ? "py-4 text-muted text-sm" : "sr-only"}>
        {users && !isLoading && t("found", { count: total, query })}
      </p>
    </SectionCard>
  );
}
