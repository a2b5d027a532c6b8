import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { formatFullTime } from "@/components/ui/format-relative-time";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { EmailBody } from "@/lib/email/schemas";
import { MarkRead } from "./mark-read";
import { ScrollToTop } from "./scroll-to-top";

export async function EmailMessage({ email, back }: { email: EmailBody; back: string }) {
  const [t, locale] = await Promise.all([getTranslations("email.mailbox"), getLocale()]);
  const { id, subject, paragraphs, items, closing, action, address, delivery, is_read, created_at } = email;
  return (
    <Card as="article" aria-labelledby="subject" tabIndex={0} className={paneStyle}>
      <ScrollToTop />
      {!is_read && <MarkRead id={id} />}
      <ButtonLink href={back} variant="quiet" size="small" className="-ml-3 mb-3 lg:hidden">
        <ArrowLeft className="size-4" />
        {t("back")}
      </ButtonLink>
      <h2 id="subject" className="text-xl">
        {subject}
      </h2>
      <p className="mt-2 text-muted text-sm">
        <time dateTime={created_at}>{formatFullTime(new Date(created_at), locale)}</time>
      </p>
      <p className="border-line border-b pb-4 text-muted text-sm">{t(`delivery.${delivery}`, { address })}</p>
      <div className="mt-5 grid max-w-[65ch] gap-4">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no key but their position
          <p key={index} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
        <EmailItems items={items} />
        {closing && <p>{closing}</p>}
      </div>
      {action?.href && (
        <ButtonLink href={action.href} className="mt-6">
          {action.label}
        </ButtonLink>
      )}
      {action && !action.href && <p className="mt-6 text-muted text-sm">{t("linkElsewhere", { address })}</p>}
    </Card>
  );
}

/** Keeps the open email on the screen beside the list, also when the list is long and scrolled. */
const paneStyle =
  "min-w-0 px-5 py-5 md:px-8 md:py-7 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:overflow-y-auto " +
  "lg:max-h-[calc(100dvh-var(--spacing-header)-3rem)] print:max-h-none";

function EmailItems({ items }: Pick<EmailBody, "items">) {
  if (items.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-y wrap-anywhere">
      {items.map(({ title, detail, href }) => (
        <li key={href}>
          <Link href={href} className="group block min-h-11 py-2.5">
            <span className="font-semibold text-accent group-hover:underline">{title}</span>
            <span className="block text-muted text-sm">{detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
