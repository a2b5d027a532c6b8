import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { ContactForm } from "@/components/contact/contact-form";
import { pickMessages } from "@/lib/core/i18n/messages";
import { currentSite } from "@/lib/site";
import { ContactLink } from "./contact-link";
import { phoneHref, SchoolAddress } from "./school-address";

export function ContactUs() {
  const t = useTranslations("site.contactPage");
  const locale = useLocale();
  const { contact } = currentSite();
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-4 py-12 md:px-6 md:py-20 lg:grid-cols-[1.6fr_1fr]">
      <div className="grid max-w-post content-start gap-8">
        <header className="grid gap-4">
          <h1 className="text-3xl lg:text-4xl">{t("title")}</h1>
          <p className="text-lg text-muted">{t("lead")}</p>
        </header>
        <NextIntlClientProvider
          locale={locale}
          messages={pickMessages(locale, ["ui", "contact", "validation"])}
        >
          <ContactForm />
        </NextIntlClientProvider>
      </div>
      <aside
        aria-label={t("otherWays")}
        className="wrap-anywhere grid content-start gap-6 border-line lg:border-l lg:pl-12"
      >
        <ContactDetail title={t("email")} href={`mailto:${contact.email}`}>
          {contact.email}
        </ContactDetail>
        {contact.phone && (
          <ContactDetail title={t("phone")} href={phoneHref(contact.phone)}>
            {contact.phone}
          </ContactDetail>
        )}
        <div className="grid gap-1">
          <h2 className="text-base">{t("post")}</h2>
          <address className="grid not-italic">
            <SchoolAddress contact={contact} />
          </address>
        </div>
      </aside>
    </div>
  );
}

function ContactDetail({ title, href, children }: { title: string; href: string; children: string }) {
  return (
    <div className="grid justify-items-start gap-1">
      <h2 className="text-base">{title}</h2>
      <ContactLink href={href}>{children}</ContactLink>
    </div>
  );
}
