import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SignOutButton } from "@/components/accounts/sign-out-button";
import { UnreadMails } from "@/components/mails/unread-mails";
import { Inbox, readInbox } from "@/components/notifications/inbox";
import { homeOf } from "@/lib/auth/areas";
import { Brand } from "./brand";
import { Frame } from "./frame";
import { Preferences } from "./preferences";
import { isCollapsed, sideCookie } from "./side";

/** The house of companies and of the administration: a title, the menu, Logout. */
export async function StaffShell({ area, children }: { area: "company" | "admin"; children: ReactNode }) {
  const [jar, t, inbox] = await Promise.all([cookies(), getTranslations("shell"), readInbox()]);
  return (
    <Frame
      area={area}
      collapsed={isCollapsed(jar.get(sideCookie)?.value)}
      brand={<Brand href={homeOf(area)} title={t(`${area}.title`)} />}
      mails={inbox && <UnreadMails userId={inbox.userId} unread={inbox.unread} />}
      tools={
        <>
          {inbox && <Inbox {...inbox} />}
          <Preferences area={area} />
          <SignOutButton label={t(`${area}.logout`)} />
        </>
      }
    >
      {children}
    </Frame>
  );
}
