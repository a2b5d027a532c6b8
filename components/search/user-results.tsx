"use client";

import { FriendshipButtons } from "@/components/friends/friendship-buttons";
import { UserListItem } from "@/components/friends/user-list-item";
import { Card } from "@/components/ui/card";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { Role } from "@/lib/core/auth/viewer";
import { searchUsers } from "@/lib/friends/contract";
import { markWords } from "./mark-words";

type Props = {
  area: Role;
  query: { search: string; page: number; per_page: number };
  initialPage: ResponseOf<typeof searchUsers>;
};

/** The users that the server found and rendered, kept up to date when a friendship changes. */
export function UserResults({ area, query, initialPage }: Props) {
  const { data = initialPage } = useEndpoint(
    searchUsers,
    { query },
    { fallbackData: initialPage, shouldRetryOnError: false },
  );
  const { mark } = markWords(query.search) ?? {};
  return (
    <Card as="ul" className="px-4 py-1 empty:hidden md:px-5">
      {data.data.map((user) => (
        <UserListItem key={user.id} area={area} user={user} mark={mark}>
          {area === "student" && <FriendshipButtons user={user} />}
        </UserListItem>
      ))}
    </Card>
  );
}
