import { useTranslations } from "next-intl";
import { ChatLink } from "@/components/chat/chat-link";
import { FriendRequestsButton } from "@/components/friends/friend-requests-button";
import { Inbox } from "@/components/notifications/inbox";
import { Home } from "@/components/ui/icons";
import { TopBarLink } from "@/components/ui/top-bar-link";
import { studentPaths } from "@/lib/routes";
import { type MenuUser, ProfileMenu } from "./profile-menu";

export function StudentTools({ user }: { user: MenuUser | null }) {
  const t = useTranslations("shell.nav");
  return (
    <>
      <TopBarLink href={studentPaths.feed} label={t("feed")}>
        <Home />
      </TopBarLink>
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
