"use client";

import { useEndpoint } from "@/components/ui/use-endpoint";
import { getUserDetails, type UserDetails } from "@/lib/users/details-contract";
import { UserHistory } from "./user-history";
import { UserIdentity } from "./user-identity";

export function UserDetailsScreen({ initialData, viewerId }: { initialData: UserDetails; viewerId: number }) {
  const { data, mutate } = useEndpoint(
    getUserDetails,
    { params: { id: initialData.id } },
    { fallbackData: { data: initialData } },
  );
  const user = data?.data ?? initialData;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <UserIdentity user={user} isSelf={user.id === viewerId} onChanged={() => mutate()} />
      <UserHistory user={user} />
    </div>
  );
}
