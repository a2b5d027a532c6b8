"use client";

import { MessageCircle } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type Unread, useUnread } from "@/components/notifications/use-unread";
import { CountBadge } from "@/components/ui/badge";
import { studentPaths } from "@/lib/routes";
import { useTitleCount } from "./use-title-count";

/** The icon of the top bar with the count of unread conversations. On phones the menu has the link. */
export function ChatLink({ userId, unread: first }: { userId: number; unread: Unread }) {
  const t = useTranslations("chat");
  const path = usePathname();
  const count = useUnread(userId, first, "conversation:changed").unread.conversations;
  useTitleCount(count);
  const label = t("link", { count });
  return (
    <Link
      href={studentPaths.chat}
      title={label}
      aria-label={label}
      aria-current={path === studentPaths.chat ? "page" : undefined}
      className="relative grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-accent max-md:hidden"
    >
      <MessageCircle />
      <CountBadge count={count} label="" />
    </Link>
  );
}
