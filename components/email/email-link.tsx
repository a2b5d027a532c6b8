"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type Unread, useUnread } from "@/components/notifications/use-unread";
import { CountBadge } from "@/components/ui/badge";
import { Mail } from "@/components/ui/icons";

type Props = { userId: number; unread: Unread; href: string };

/** Hidden on phones, where the menu has it. */
export function EmailLink({ userId, unread: first, href }: Props) {
  const t = useTranslations("shell.bell");
  const path = usePathname();
  const { unread } = useUnread(userId, first, "email:created");
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

export function UnreadEmails({ userId, unread: first }: { userId: number; unread: Unread }) {
  const t = useTranslations("shell.bell");
  const { emails: count } = useUnread(userId, first, "email:created").unread;
  return <CountBadge count={count} label={t("emails", { count })} />;
}
