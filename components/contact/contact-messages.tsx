import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Mail } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import type { ContactMessage } from "@/lib/contact/queries";

/** `older` is the href of the next page. */
export function ContactMessages({ messages, older }: { messages: ContactMessage[]; older: string | null }) {
  const t = useTranslations("contact.inbox");
  return (
    <section aria-labelledby="contact-messages" className="grid gap-4">
      <div>
        <h2 id="contact-messages" className="text-lg">
          {t("title")}
        </h2>
        <p className="text-muted text-sm">{t("hint")}</p>
      </div>
      {messages.length === 0 && <p className="text-muted">{t("none")}</p>}
      <ul className="grid divide-y divide-line border-line border-y empty:hidden">
        {messages.map((message) => (
          <li key={message.id} className="grid gap-2 py-4">
            <Message {...message} />
          </li>
        ))}
      </ul>
      {older && (
        <ButtonLink href={older} variant="secondary" size="small" className="justify-self-start">
          {t("older")}
        </ButtonLink>
      )}
    </section>
  );
}

function Message({ name, email, content, locale, is_suspect, created_at }: ContactMessage) {
  const t = useTranslations("contact.inbox");
  return (
    <>
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-display font-semibold text-base">{name}</span>
        <span className="text-muted">
          <RelativeTime date={created_at} kind="admin" />
        </span>
        {is_suspect && <Badge tone="warning">{t("suspect")}</Badge>}
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className="ml-auto inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
        >
          <Mail className="size-4" />
          {email}
        </a>
      </p>
      <RichText text={content} lang={locale} />
    </>
  );
}
