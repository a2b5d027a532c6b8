import { useLocale } from "next-intl";
import { countryName } from "@/lib/core/i18n/countries";
import type { SchoolContact } from "@/lib/site";

type Props = {
  contact: Pick<SchoolContact, "name" | "street" | "city" | "country">;
  nameClassName?: string;
};

/** The lines of a postal address; what the school left empty has none. */
export function SchoolAddress({ contact, nameClassName }: Props) {
  const line = [contact.city, countryName(contact.country, useLocale())].filter(Boolean).join(", ");
  return (
    <>
      <span className={nameClassName}>{contact.name}</span>
      {contact.street && <span>{contact.street}</span>}
      <span>{line}</span>
    </>
  );
}

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
