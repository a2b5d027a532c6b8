"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { PendingCompany as Row } from "@/lib/companies/pending-companies";
import { PendingCompany } from "./pending-company";
import { PendingList } from "./pending-list";

export function PendingCompanies({ companies, total }: { companies: Row[]; total: number }) {
  const t = useTranslations("moderation.companies");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = companies.length;
  return (
    <PendingList
      id="companies"
      title={t("title")}
      empty={t("empty")}
      more={total > shown && t("more", { shown, total })}
      heading={heading}
    >
      {companies.map((company) => (
        <PendingCompany key={company.id} row={company} onDecided={() => heading.current?.focus()} />
      ))}
    </PendingList>
  );
}
