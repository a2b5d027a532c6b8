"use client";

import { ChatLink } from "@/components/chat/chat-link";
import { FriendRequestsButton } from "@/components/friends/friend-requests-button";
import { Inbox } from "@/components/notifications/inbox";
import { studentPaths } from "@/lib/routes";
import { type MenuUser, ProfileMenu } from "./profile-menu";
import { TopBarLinks } from "./top-bar-links";

/** One client component: each of its own costs every page its place in the payload. */
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
