import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import type { listEmails } from "@/lib/email/contract";
import type { EmailBody, EmailSummary } from "@/lib/email/schemas";
import { EmailMessage } from "./email-message";

type Props = { box: ResponseOf<typeof listEmails>; open: EmailBody | null; path: string };

export async function Mailbox({ box: { data, unread }, open, path }: Props) {
  const t = await getTranslations("email.mailbox");
  const href = (email?: number, page = data.current_page) => buildHref(path, { page, email });
  return (
    <>
      <h1 className={cx("flex flex-wrap items-baseline gap-x-3 text-2xl", open && "max-lg:sr-only")}>
        {t("title")}
        <span className="font-normal font-sans text-base text-muted">{t("unread", { count: unread })}</span>
      </h1>
      {data.total === 0 ? (
        <Card className="mt-6">
          <EmptyState illustration="empty-bench" title={t("empty")} text={t("emptyText")} />
        </Card>
      ) : (
        <div className="mt-6 grid items-start gap-6 max-lg:mt-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <div className={cx("grid min-w-0 grid-cols-1 gap-4", open && "max-lg:hidden")}>
            <EmailList emails={data.data} openId={open?.id ?? null} href={href} />
            <Pagination list={data} href={(to) => href(undefined, to)} />
          </div>
          {open ? (
            <EmailMessage key={open.id} email={open} back={href()} />
          ) : (
            <p className="grid min-h-96 place-items-center rounded-card border border-line border-dashed p-6 text-center text-muted max-lg:hidden">
              {t("choose")}
            </p>
          )}
        </div>
      )}
    </>
  );
}

type EmailListProps = { emails: EmailSummary[]; openId: number | null; href: (email: number) => string };

function EmailList({ emails, openId, href }: EmailListProps) {
  const t = useTranslations("email.mailbox");
  return (
    <Card as="nav" data-printed aria-label={t("list")} className="overflow-hidden">
      <ul>
        {emails.map(({ id, subject, excerpt, is_read, created_at }) => {
          const isUnread = !is_read && id !== openId;
          return (
            <li key={id} className="border-line border-b last:border-b-0">
              <Link
                href={href(id)}
                scroll={false}
                aria-current={id === openId ? "true" : undefined}
                className={linkStyle}
              >
                <span className="flex flex-wrap items-baseline gap-x-2">
                  {isUnread && (
                    <span className="size-2.5 shrink-0 rounded-full bg-alert">
                      <span className="sr-only">{t("unreadOne")}</span>
                    </span>
                  )}
                  <span
                    className={cx(
                      "wrap-anywhere line-clamp-2 min-w-0 flex-1 basis-[6rem]",
                      isUnread && "font-semibold",
                    )}
                  >
                    {subject}
                  </span>
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
  "grid grid-cols-1 gap-0.5 px-4 py-3 outline-offset-[-2px] transition-colors hover:bg-wash aria-[current=true]:bg-accent-soft";
