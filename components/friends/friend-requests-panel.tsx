import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { LoadError } from "@/components/ui/load-error";
import { RelativeTime } from "@/components/ui/relative-time";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { lastFailed } from "@/components/ui/use-mutation";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { listFriendRequests } from "@/lib/friends/contract";
import type { FriendRequest } from "@/lib/friends/schemas";
import { profilePath, studentPaths } from "@/lib/routes";
import { ReceivedRequestButtons } from "./received-request-buttons";
import { useFriendship } from "./use-friendship";

/** The pending requests, fetched at each opening. */
export function FriendRequestsPanel({ onNavigate }: { onNavigate: () => void }) {
  const t = useTranslations("friends");
  const {
    data: response,
    error,
    mutate,
  } = useEndpoint(listFriendRequests, {}, { dedupingInterval: 0, revalidateOnFocus: true });
  const data = response?.data;
  return (
    <div className="flex max-h-[calc(415px-2px)] flex-col">
      <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 border-line border-b px-4 py-1">
        <h2 className="text-base">{t("requests")}</h2>
        {data && data.length > 0 && (
          <Badge tone="alert" className="tabular-nums">
            {data.length}
          </Badge>
        )}
        <Link href={studentPaths.friends} onClick={onNavigate} className="ml-auto py-2 text-accent text-sm">
          {t("all")}
        </Link>
      </div>
      <div className="overflow-y-auto px-4" aria-busy={!data && !error}>
        {!data && !error && <UserListSkeleton />}
        {error && (
          <LoadError error={error} errorText={t("failed")} retry={mutate} className="justify-center py-8" />
        )}
        {data?.length === 0 && <p className="py-8 text-center text-muted text-sm">{t("noRequests")}</p>}
        <ul aria-label={t("requests")}>
          {data?.map((request) => (
            <RequestRow key={request.id} request={request} onNavigate={onNavigate} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function RequestRow({
  request: { id, sender_id, sender_name, sender_avatar_url, created_at },
  onNavigate,
}: {
  request: FriendRequest;
  onNavigate: () => void;
}) {
  const { accept, reject } = useFriendship();
  const profile = profilePath("student", sender_id);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3 last:border-b-0">
      <LinkedAvatar href={profile} id={sender_id} name={sender_name} src={sender_avatar_url} size={48} />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="wrap-anywhere text-sm">
          <Link href={profile} onClick={onNavigate} className="font-semibold hover:underline">
            {sender_name}
          </Link>
          <br />
          <RelativeTime date={created_at} className="text-muted text-xs" />
        </p>
        <div className="flex flex-wrap gap-2">
          <ReceivedRequestButtons name={sender_name} requestId={id} accept={accept} reject={reject} />
        </div>
        <ActionError {...lastFailed(accept, reject)} />
      </div>
    </li>
  );
}
