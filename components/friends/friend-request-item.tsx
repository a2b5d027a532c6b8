import { ActionError } from "@/components/ui/action-error";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import { lastFailed } from "@/components/ui/use-mutation";
import type { FriendRequest } from "@/lib/friends/schemas";
import { profilePath } from "@/lib/routes";
import { ReceivedRequestButtons } from "./received-request-buttons";
import { useFriendship } from "./use-friendship";

type Props = { request: FriendRequest; onNavigate?: () => void };

export function FriendRequestItem({ request, onNavigate }: Props) {
  const { id, sender_id, sender_name, sender_avatar_url, created_at } = request;
  const { accept, reject } = useFriendship(sender_id);
  const profile = profilePath("student", sender_id);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3 last:border-b-0">
      <LinkedAvatar
        href={profile}
        onNavigate={onNavigate}
        id={sender_id}
        name={sender_name}
        src={sender_avatar_url}
        size={48}
      />
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
