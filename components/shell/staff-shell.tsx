import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ChatLink } from "@/components/chat/chat-link";
import { UnreadEmails } from "@/components/email/email-link";
import { Inbox, readInbox } from "@/components/notifications/inbox";
import { SearchBox } from "@/components/search/search-box";
import { SignOutButton } from "@/components/users/sign-out-button";
import { homePath } from "@/lib/core/auth/areas";
import { AppShell } from "./app-shell";
import { Brand } from "./brand";
import { Preferences } from "./preferences";
import { isCollapsed, sideMenuCookie } from "./side-menu-cookie";

export async function StaffShell({ area, children }: { area: "company" | "admin"; children: ReactNode }) {
  const [jar, t, inbox] = await Promise.all([cookies(), getTranslations("shell"), readInbox()]);
  return (
    <AppShell
      area={area}
      collapsed={isCollapsed(jar.get(sideMenuCookie)?.value)}
      brand={<Brand href={homePath(area)} title={t(`${area}.title`)} />}
      search={<SearchBox area={area} />}
      emails={inbox && <UnreadEmails userId={inbox.userId} unread={inbox.unread} />}
      tools={
        <>
          {inbox && <Inbox {...inbox} />}
          {inbox && <ChatLink area={area} userId={inbox.userId} unread={inbox.unread} />}
          <Preferences area={area} />
          <SignOutButton label={t(`${area}.logout`)} />
        </>
      }
    >
      {children}
    </AppShell>
  );
}
