import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SignOutButton } from "@/components/accounts/sign-out-button";
import { Inbox } from "@/components/notifications/inbox";
import { homeOf } from "@/lib/auth/areas";
import { Brand } from "./brand";
import { Frame } from "./frame";
import { Preferences } from "./preferences";
import { isCollapsed, sideCookie } from "./side";

/** The house of companies and of the administration: a title, the menu, Logout. */
export async function StaffShell({ area, children }: { area: "company" | "admin"; children: ReactNode }) {
  const [jar, t] = await Promise.all([cookies(), getTranslations("shell")]);
  return (
    <Frame
      area={area}
      collapsed={isCollapsed(jar.get(sideCookie)?.value)}
      brand={<Brand href={homeOf(area)} title={t(`${area}.title`)} />}
      tools={
        <>
          <Inbox />
          <Preferences area={area} />
          <SignOutButton label={t(`${area}.logout`)} />
        </>
      }
    >
      {children}
    </Frame>
  );
}
