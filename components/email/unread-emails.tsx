"use client";

import { useTranslations } from "next-intl";
import { type Unread, useUnread } from "@/components/notifications/use-unread";
import { CountBadge } from "@/components/ui/badge";

export function UnreadEmails({ userId, unread: first }: { userId: number; unread: Unread }) {
  const t = useTranslations("shell.bell");
  const { emails: count } = useUnread(userId, first, "mail:created").unread;
  return <CountBadge count={count} label={t("emails", { count })} />;
}
