"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { SearchField } from "@/components/ui/search-field";
import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { searchUsers } from "@/lib/friends/contract";
import { searchHref } from "@/lib/search/sections";
import { FriendshipButtons } from "./friendship-buttons";
import { UserListItem } from "./user-list-item";

const delayMs = 400;

/** Searches while one types, from the first character on. */
export function FindFriends() {
  const t = useTranslations("friends");
  const [text, setText] = useState("");
  const { query, users, total, error, isLoading, retry } = useUserSearch(text.trim());
  return (
    <Card className="p-4 md:p-5" aria-labelledby="find-friends">
      <h2 id="find-friends" className="mb-3 text-lg">
        {t("find")}
      </h2>
      <SearchField
        label={t("findLabel")}
        placeholder={t("findPlaceholder")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
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
      {/* The results of the previous query stay until the next ones arrive, but not their count. */}
      <p role="status" className={users?.length === 0 ? "py-4 text-muted text-sm" : "sr-only"}>
        {users && !isLoading && t("found", { count: total, query })}
      </p>
    </Card>
  );
}

function useUserSearch(text: string) {
  const query = useDebouncedValue(text, text ? delayMs : 0);
  const { data, error, isLoading, mutate } = useEndpoint(
    searchUsers,
    query ? { query: { search: query } } : null,
    { shouldRetryOnError: false, keepPreviousData: true },
  );
  return {
    query,
    users: query && text && !error ? data?.data : undefined,
    total: data?.total ?? 0,
    error,
    isLoading: text !== "" && (isLoading || query !== text),
    retry: () => void mutate(),
  };
}
