import { useTranslations } from "next-intl";
import { AlertCount } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { listFriendRequests } from "@/lib/friends/contract";
import { studentPaths } from "@/lib/routes";
import { FriendRequestItem } from "./friend-request-item";

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
        {data && data.length > 0 && <AlertCount count={data.length} />}
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
            <FriendRequestItem key={request.id} request={request} onNavigate={onNavigate} />
          ))}
        </ul>
      </div>
    </div>
  );
}
