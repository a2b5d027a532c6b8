import { useTranslations } from "next-intl";
import { RichText } from "@/components/ui/rich-text";
import { currentSite } from "@/lib/site";
import { ContactLink } from "./contact-link";
import { phoneHref, SchoolAddress } from "./school-address";
import { TextPage, TextSection } from "./text-page";

export function LegalNotice() {
  const t = useTranslations("site.legalNotice");
  const { legalNotice } = currentSite();
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      <TextSection title={t("publisher")}>
        <Publisher />
      </TextSection>
      {(["director", "host", "providers"] as const).map(
        (name) =>
          legalNotice[name] && (
            <TextSection key={name} title={t(name)}>
              <RichText text={legalNotice[name]} lang={legalNotice.language} />
            </TextSection>
          ),
      )}
    </TextPage>
  );
}

function Publisher() {
  const t = useTranslations("site.legalNotice");
  const { contact, legalNotice } = currentSite();
  const { publisher, registration_number: number } = legalNotice;
  const { email, phone } = contact;
  return (
    <address className="wrap-anywhere grid justify-items-start not-italic">
      {publisher && <span className="font-semibold">{publisher}</span>}
      <SchoolAddress contact={contact} {...(!publisher && { nameClassName: "font-semibold" })} />
      {number && <span>{t("registrationNumber", { number })}</span>}
      <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
      {phone && <ContactLink href={phoneHref(phone)}>{phone}</ContactLink>}
    </address>
  );
}
