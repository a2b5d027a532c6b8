import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useUnread } from "@/components/notifications/unread-provider";
import { CountBadge } from "@/components/ui/badge";
import { Mail } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

/** Hidden on phones, where the menu has it. */
export function EmailLink({ href }: { href: string }) {
  const t = useTranslations("shell.bell");
  const path = usePathname();
  const { unread } = useUnread();
  const label = t("emails", { count: unread.emails });
  return (
    <Link
      href={href}
      title={label}
      aria-label={label}
      aria-current={path === href ? "page" : undefined}
      className="top-bar-link max-md:hidden"
    >
      <Mail />
      <CountBadge count={unread.emails} label="" />
    </Link>
  );
}
