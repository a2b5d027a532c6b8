"use client";

import { useTranslations } from "next-intl";
import { ChatLink } from "@/components/chat/chat-link";
import { Inbox } from "@/components/notifications/inbox";
import { IconButton } from "@/components/ui/icon-button";
import { Settings2 } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { SignOutButton } from "@/components/users/sign-out-button";
import { homePath } from "@/lib/core/auth/areas";
import type { Role } from "@/lib/core/auth/viewer";
import { LanguageSwitch } from "./language-switch";
import { SettingsLink } from "./settings-link";
import { ThemeSwitch } from "./theme-switch";

export function StaffTools({ area, hasInbox }: { area: "company" | "admin"; hasInbox: boolean }) {
  const t = useTranslations("shell");
  return (
    <>
      {hasInbox && (
        <>
          <Inbox home={homePath(area)} />
          <ChatLink area={area} />
        </>
      )}
      <Preferences area={area} />
      <SignOutButton label={t(`${area}.logout`)} />
    </>
  );
}

function Preferences({ area }: { area: Role }) {
  const t = useTranslations("shell");
  return (
    <Popover
      label={t("preferences")}
      className="md:w-xs"
      trigger={<IconButton label={t("preferences")} icon={<Settings2 />} />}
    >
      {(close) => (
        <div className="grid gap-4 p-4">
          <LanguageSwitch />
          <ThemeSwitch />
          <SettingsLink area={area} onNavigate={close} />
        </div>
      )}
    </Popover>
  );
}
