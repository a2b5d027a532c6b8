"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePresence } from "@/components/presence/use-presence";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { SearchField } from "@/components/ui/search-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import { listFriends } from "@/lib/friends/contract";
import { studentPaths } from "@/lib/routes";
import { FriendshipButtons } from "./friendship-buttons";
import { UserListItem } from "./user-list-item";

type Props = { initialData: ResponseOf<typeof listFriends>; page: number; perPage: number };

/** The page that the server rendered, kept up to date; narrowing it down stays on the page. */
export function FriendsList({ initialData, page, perPage }: Props) {
  const t = useTranslations("friends");
  const [q, setQ] = useState("");
  const options = { query: q ? { q, per_page: perPage } : { page, per_page: perPage } };
  const { data, error, mutate } = useEndpoint(listFriends, options, {
    fallbackData: q ? undefined : initialData,
    keepPreviousData: true,
    revalidateOnFocus: true,
  });
  const list = data ?? initialData;
  const friends = list.data;
  const presenceOf = usePresence(friends.map(({ id }) => id));
  return (
    <Card className="card-padding" aria-labelledby="your-friends">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="your-friends" className="text-lg">
          {t("yours")}
        </h2>
        {!q && <Badge className="tabular-nums">{list.total}</Badge>}
        {(initialData.total > perPage || q) && <Filter q={q} onChange={setQ} />}
      </div>
      {error && <LoadError error={error} errorText={t("listFailed")} retry={mutate} className="py-4" />}
      {friends.length === 0 && !error && !isBeyondEnd(list) && (
        <EmptyState
          illustration={q ? undefined : "empty-bench"}
          heading="h3"
          title={t(q ? "noMatch" : "emptyTitle")}
          text={q ? undefined : t("emptyText")}
        />
      )}
      <ul aria-labelledby="your-friends">
        {friends.map((user) => (
          <UserListItem key={user.id} user={user} presence={presenceOf(user.id)}>
            <FriendshipButtons user={user} />
          </UserListItem>
        ))}
      </ul>
      {!q && (
        <Pagination
          list={list}
          href={(number) => buildHref(studentPaths.friends, { page: number > 1 ? number : undefined })}
        />
      )}
    </Card>
  );
}

function Filter({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const t = useTranslations("friends");
  const { control } = useDebouncedInput(q, onChange);
  return <SearchField label={t("filter")} className="ml-auto w-full md:w-3xs" {...control} />;
}
