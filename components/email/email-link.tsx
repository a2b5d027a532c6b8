import { useTranslations } from "next-intl";
import { useUnread } from "@/components/notifications/unread-provider";
import { CountBadge } from "@/components/ui/badge";
import { Mail } from "@/components/ui/icons";
import { TopBarLink } from "@/components/ui/top-bar-link";

export function EmailLink({ href }: { href: string }) {
  const t = useTranslations("shell.bell");
  const { unread } = useUnread();
  return (
    <TopBarLink href={href} label={t("emails", { count: unread.emails })}>
      <Mail />
      <CountBadge count={unread.emails} />
    </TopBarLink>
  );
}
