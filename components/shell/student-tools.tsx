"use client";

import { ChatLink } from "@/components/chat/chat-link";
import { FriendRequestsButton } from "@/components/friends/friend-requests-button";
import { Inbox } from "@/components/notifications/inbox";
import { studentPaths } from "@/lib/routes";
import { type MenuUser, ProfileMenu } from "./profile-menu";
import { TopBarLinks } from "./top-bar-links";

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
