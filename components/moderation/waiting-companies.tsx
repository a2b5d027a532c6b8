"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Card } from "@/components/ui/card";
import type { WaitingCompany as Waiting } from "@/lib/accounts/waiting-companies";
import { WaitingCompany } from "./waiting-company";

/** Companies that somebody has to accept or refuse, the longest waiting first. */
export function WaitingCompanies({ companies, total }: { companies: Waiting[]; total: number }) {
  const t = useTranslations("moderation.companies");
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="p-5 text-lg outline-offset-[-4px]">
        {t("title")}
      </h2>
      {companies.length === 0 && <p className="px-5 pb-5 text-muted">{t("empty")}</p>}
      <ul>
        {companies.map((company) => (
          <WaitingCompany key={company.id} waiting={company} onDecided={() => heading.current?.focus()} />
        ))}
      </ul>
      {total > companies.length && (
        <p className="border-line border-t px-5 py-4 text-muted text-sm">
          {t("more", { shown: companies.length, total })}
        </p>
      )}
    </Card>
  );
}
