import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { homePath } from "@/lib/core/auth/areas";
import { AppShell } from "./app-shell";
import { Brand } from "./brand";
import { readUnread } from "./read-unread";
import { isCollapsed, sidebarCookie } from "./sidebar-cookie";
import { StaffTools } from "./staff-tools";

export async function StaffShell({ area, children }: { area: "company" | "admin"; children: ReactNode }) {
  const [jar, t, unread] = await Promise.all([cookies(), getTranslations("shell"), readUnread()]);
  return (
    <AppShell
      area={area}
      isCollapsed={isCollapsed(jar.get(sidebarCookie)?.value)}
      brand={<Brand href={homePath(area)} title={t(`${area}.title`)} />}
      unread={unread}
      tools={<StaffTools area={area} hasInbox={unread !== null} />}
    >
      {children}
    </AppShell>
  );
}
