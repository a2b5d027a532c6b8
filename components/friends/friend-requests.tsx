"use client";

import { useTranslations } from "next-intl";
import { AlertCount } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { listFriendRequests } from "@/lib/friends/contract";
import type { FriendRequest } from "@/lib/friends/schemas";
import { FriendRequestItem } from "./friend-request-item";

/** The page of friends is where a request's notification and email lead. Renders nothing without requests. */
export function FriendRequests({ initialData }: { initialData: FriendRequest[] }) {
  const t = useTranslations("friends");
  const { data } = useEndpoint(
    listFriendRequests,
    {},
    { fallbackData: { data: initialData }, revalidateOnFocus: true, shouldRetryOnError: false },
  );
  const requests = data?.data ?? initialData;
  if (requests.length === 0) return null;
  return (
    <Card className="card-padding" aria-labelledby="received-requests">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h2 id="received-requests" className="text-lg">
          {t("requests")}
        </h2>
        <AlertCount count={requests.length} />
      </div>
      <ul aria-labelledby="received-requests">
        {requests.map((request) => (
          <FriendRequestItem key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}
