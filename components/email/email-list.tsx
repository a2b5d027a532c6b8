import Link from "next/link";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { RelativeTime } from "@/components/ui/relative-time";
import type { EmailSummary } from "@/lib/email/schemas";

type Props = { emails: EmailSummary[]; openId: number | null; href: (mail: number) => string };

export function EmailList({ emails, openId, href }: Props) {
  const t = useTranslations("email.mailbox");
  return (
    <Card as="nav" aria-label={t("list")} className="overflow-hidden">
      <ul>
        {emails.map(({ id, subject, excerpt, is_read, created_at }) => {
          const unread = !is_read && id !== openId;
          return (
            <li key={id} className="border-line border-b last:border-b-0">
              <Link
                href={href(id)}
                prefetch={false}
                scroll={false}
                aria-current={id === openId ? "true" : undefined}
                className={linkStyle}
              >
                <span className="flex items-baseline gap-2">
                  {unread && (
                    <span className="size-2.5 shrink-0 rounded-full bg-alert">
                      <span className="sr-only">{t("unreadOne")}</span>
                    </span>
                  )}
                  <span className={cx("min-w-0 flex-1 truncate", unread && "font-semibold")}>{subject}</span>
                  <RelativeTime date={created_at} className="shrink-0 text-muted text-xs" />
                </span>
                <span className="line-clamp-2 text-muted text-sm">{excerpt}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const linkStyle =
  "grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-3 outline-offset-[-2px] transition-colors hover:bg-wash aria-[current=true]:bg-accent-soft";
