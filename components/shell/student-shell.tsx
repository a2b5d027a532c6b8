import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { PendingNotice, UnverifiedNotice } from "@/components/users/account-notices";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { studentPaths } from "@/lib/routes";
import { Brand } from "./brand";
import { readUnread } from "./read-unread";
import { isCollapsed, sidebarCookie } from "./sidebar-cookie";
import { StudentAppShell } from "./student-app-shell";

export async function StudentShell({ children }: { children: ReactNode }) {
  const [viewer, jar, unread] = await Promise.all([getViewer(), cookies(), readUnread()]);
  return (
    <StudentAppShell
      isCollapsed={isCollapsed(jar.get(sidebarCookie)?.value)}
      brand={<Brand href={studentPaths.feed} />}
      unread={unread}
      user={menuUserOf(viewer)}
    >
      {viewer.role === "student" && viewer.status === "pending_verification" && <PendingNotice />}
      {viewer.role === "student" && !viewer.emailVerified && <UnverifiedNotice email={viewer.email} />}
      {children}
    </StudentAppShell>
  );
}

/** The viewer holds the session's id, which must not reach the browser. */
function menuUserOf(viewer: Viewer) {
  if (viewer.role === "visitor") return null;
  const { id, name, email, avatarPath } = viewer;
  return { id, name, email, avatarUrl: avatarPath && storageUrl(avatarPath) };
}
