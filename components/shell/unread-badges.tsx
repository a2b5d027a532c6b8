import { useTranslations } from "next-intl";
import { useUnread } from "@/components/notifications/unread-provider";
import { CountBadge } from "@/components/ui/badge";

export function UnreadEmails() {
  const t = useTranslations("shell.bell");
  const { emails: count } = useUnread().unread;
  return <CountBadge count={count} label={t("emails", { count })} />;
}

export function UnreadConversations() {
  const t = useTranslations("shell");
  const { conversations: count } = useUnread().unread;
  return <CountBadge count={count} label={t("messages", { count })} />;
}

/** The unread emails and conversations together: phones have the links to both in the menu. */
export function UnreadInMenu() {
  const t = useTranslations("shell");
  const { emails, conversations } = useUnread().unread;
  const labels = [
    conversations > 0 && t("messages", { count: conversations }),
    emails > 0 && t("bell.emails", { count: emails }),
  ];
  return <CountBadge count={conversations + emails} label={labels.filter(Boolean).join(", ")} />;
}
