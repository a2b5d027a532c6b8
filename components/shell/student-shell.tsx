import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Unverified } from "@/components/accounts/unverified";
import { UnreadMails } from "@/components/mails/unread-mails";
import { Inbox, readInbox } from "@/components/notifications/inbox";
import { SearchBox } from "@/components/search/search-box";
import type { Viewer } from "@/lib/auth/viewer";
import { storageUrl } from "@/lib/storage/urls";
import { Brand } from "./brand";
import { Frame } from "./frame";
import { ProfileMenu } from "./profile-menu";
import { isCollapsed, sideCookie } from "./side";
import { TopBarLinks } from "./top-bar-links";

/** The students' house (spec 2, Student shell). */
export async function StudentShell({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [jar, inbox] = await Promise.all([cookies(), readInbox()]);
  return (
    <Frame
      area="student"
      collapsed={isCollapsed(jar.get(sideCookie)?.value)}
      brand={<Brand href="/student/dashboard" />}
      search={<SearchBox />}
      mails={inbox && <UnreadMails userId={inbox.userId} unread={inbox.unread} />}
      tools={
        <>
          <TopBarLinks />
          {inbox && <Inbox {...inbox} />}
          <ProfileMenu person={personOf(viewer)} />
        </>
      }
    >
      {viewer.role === "student" && !viewer.emailVerified && <Unverified email={viewer.email} />}
      {children}
    </Frame>
  );
}

/** Only this goes to the browser: the viewer holds the session's id. */
function personOf(viewer: Viewer) {
  if (viewer.role === "visitor") return null;
  const { id, name, email, avatarPath } = viewer;
  return { id, name, email, avatarUrl: avatarPath && storageUrl(avatarPath) };
}
