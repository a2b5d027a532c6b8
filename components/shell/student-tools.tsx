"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { ChatLink } from "@/components/chat/chat-link";
import { FriendRequestsButton } from "@/components/friends/friend-requests-button";
import { Inbox } from "@/components/notifications/inbox";
import { Home } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { studentPaths } from "@/lib/routes";
import { type MenuUser, ProfileMenu } from "./profile-menu";

/** One client component for all tools: each separate one would take space in the payload of every page. */
export function StudentTools({ user }: { user: MenuUser | null }) {
  return (
    <>
      <TopBarLinks />
      {user && (
        <>
          <FriendRequestsButton />
          <Inbox home={studentPaths.feed} />
          <ChatLink area="student" />
        </>
      )}
      <ProfileMenu user={user} />
    </>
  );
}

/** Hidden on phones, where the bottom bar has the same link. */
function TopBarLinks() {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  return (
    <Link
      href={studentPaths.feed}
      title={t("feed")}
      aria-label={t("feed")}
      aria-current={path === studentPaths.feed ? "page" : undefined}
      className="top-bar-link max-md:hidden"
    >
      <Home />
    </Link>
  );
}
