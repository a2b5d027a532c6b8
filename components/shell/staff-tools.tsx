"use client";

import { useTranslations } from "next-intl";
import { ChatLink } from "@/components/chat/chat-link";
import { Inbox } from "@/components/notifications/inbox";
import { SignOutButton } from "@/components/users/sign-out-button";
import { homePath } from "@/lib/core/auth/areas";
import { Preferences } from "./preferences";

type Props = { area: "company" | "admin"; hasInbox: boolean };

export function StaffTools({ area, hasInbox }: Props) {
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
