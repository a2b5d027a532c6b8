"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { WaitingCompany as Waiting } from "@/lib/accounts/waiting-companies";
import { WaitingCompany } from "./waiting-company";
import { WaitingList } from "./waiting-list";

/** Companies that somebody has to accept or refuse, the longest waiting first. */
export function WaitingCompanies({ companies, total }: { companies: Waiting[]; total: number }) {
  const t = useTranslations("moderation.companies");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = companies.length;
  return (
    <WaitingList
      id="companies"
      title={t("title")}
      empty={t("empty")}
      more={total > shown && t("more", { shown, total })}
      heading={heading}
    >
      {companies.map((company) => (
        <WaitingCompany key={company.id} waiting={company} onDecided={() => heading.current?.focus()} />
      ))}
    </WaitingList>
  );
}
