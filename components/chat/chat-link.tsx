import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useUnread } from "@/components/notifications/unread-provider";
import { CountBadge } from "@/components/ui/badge";
import { MessageCircle } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Role } from "@/lib/core/auth/viewer";
import { chatPaths } from "@/lib/routes";
import { useDelivery } from "./use-delivery";
import { useIconBadge } from "./use-icon-badge";
import { useTitleCount } from "./use-title-count";

/** The icon of the top bar with the count of unread conversations. On phones the menu has the link. */
export function ChatLink({ area }: { area: Role }) {
  const t = useTranslations("shell");
  const href = chatPaths[area];
  const isCurrent = usePathname() === href;
  const { unread, refresh } = useUnread();
  const count = unread.conversations;
  useTitleCount(count);
  useIconBadge(count);
  useDelivery(unread.undelivered_message_id, refresh);
  const label = t("messages", { count });
  return (
    <Link
      href={href}
      title={label}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      className="top-bar-link max-md:hidden"
    >
      <MessageCircle />
      <CountBadge count={count} label="" />
    </Link>
  );
}
