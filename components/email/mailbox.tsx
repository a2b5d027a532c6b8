import { getTranslations } from "next-intl/server";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import type { listEmails } from "@/lib/email/contract";
import type { EmailBody } from "@/lib/email/schemas";
import { EmailList } from "./email-list";
import { EmailMessage } from "./email-message";

type Props = { box: ResponseOf<typeof listEmails>; open: EmailBody | null; path: string };

export async function Mailbox({ box: { data, unread }, open, path }: Props) {
  const t = await getTranslations("email.mailbox");
  const href = (mail?: number, page = data.current_page) => buildHref(path, { page, mail });
  return (
    <>
      <h1 className={cx("flex flex-wrap items-baseline gap-x-3 text-2xl", open && "max-lg:sr-only")}>
        {t("title")}
        <span className="font-normal font-sans text-base text-muted">{t("unread", { count: unread })}</span>
      </h1>
      {data.total === 0 ? (
        <Card className="mt-6">
          <EmptyState art={<EmptyBench />} title={t("empty")} text={t("emptyText")} />
        </Card>
      ) : (
        <div className="mt-6 grid items-start gap-6 max-lg:mt-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <div className={cx("grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4", open && "max-lg:hidden")}>
            <EmailList emails={data.data} openId={open?.id ?? null} href={href} />
            <Pagination list={data} href={(to) => href(undefined, to)} />
          </div>
          {open ? (
            <EmailMessage letter={open} back={href()} />
          ) : (
            <p className="rounded-card border border-line border-dashed px-6 py-16 text-center text-muted max-lg:hidden">
              {t("choose")}
            </p>
          )}
        </div>
      )}
    </>
  );
}
