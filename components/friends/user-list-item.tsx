import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PresenceText } from "@/components/presence/presence-text";
import type { PresenceState } from "@/components/presence/use-presence";
import { joinFacts } from "@/components/ui/join-facts";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import type { TextSearch } from "@/components/ui/text-search";
import type { Role } from "@/lib/core/auth/viewer";
import type { UserSummary } from "@/lib/friends/schemas";
import { profilePath } from "@/lib/routes";

type Props = {
  user: UserSummary;
  area?: Role;
  presence?: PresenceState;
  mark?: TextSearch["mark"] | undefined;
  children: ReactNode;
};

export function UserListItem({ user, area = "student", presence, mark, children }: Props) {
  const t = useTranslations("friends");
  const details = [
    `@${user.username}`,
    user.location,
    user.common_friends > 0 && t("common", { count: user.common_friends }),
  ];
  const profile = profilePath(area, user.id);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0">
      <LinkedAvatar
        href={profile}
        id={user.id}
        name={user.name}
        src={user.avatar_url}
        size={48}
        status={presence?.status}
      />
      <div className="min-w-40 flex-1">
        <Link href={profile} className="wrap-anywhere font-semibold hover:underline">
          {mark ? mark(user.name) : user.name}
        </Link>
        {user.headline && <p className="wrap-anywhere text-sm">{user.headline}</p>}
        <p className="wrap-anywhere text-muted text-sm">{joinFacts(details)}</p>
        {presence && (
          <p className="text-muted text-xs">
            <PresenceText {...presence} />
          </p>
        )}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}
