"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { RelativeTime } from "@/components/ui/relative-time";
import type { PendingCompany as Waiting } from "@/lib/companies/pending-companies";
import { RejectCompany } from "./reject-company";
import { useCompanyDecision } from "./use-company-decision";

export function PendingCompany({ waiting, onDecided }: { waiting: Waiting; onDecided: () => void }) {
  const t = useTranslations("moderation.companies");
  const { company, name, email, verified, created_at } = waiting;
  const { decide, busy, error, decided } = useCompanyDecision(waiting, onDecided);
  const [asking, setAsking] = useState(false);
  if (decided) return null;
  return (
    <li className="grid gap-2 border-line border-t px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-display font-semibold">{company}</span>
        <Badge tone={verified ? "accent" : "warning"}>{t(verified ? "verified" : "unverified")}</Badge>
        <RelativeTime date={created_at} kind="admin" className="text-muted text-sm" />
      </p>
      <p className="wrap-anywhere text-muted text-sm">{t("by", { name, email })}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          aria-label={t("acceptOne", { company })}
          onClick={() => decide("active")}
        >
          {t("accept")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={busy}
          aria-label={t("refuseOne", { company })}
          onClick={() => setAsking(true)}
        >
          {t("refuse")}
        </Button>
      </div>
      <FieldError>{error}</FieldError>
      {asking && (
        <RejectCompany
          company={company}
          onClose={() => setAsking(false)}
          onRefuse={(reason) => decide("inactive", reason)}
        />
      )}
    </li>
  );
}
