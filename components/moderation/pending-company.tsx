"use client";

import { useTranslations } from "next-intl";
import {
  CompanySiret,
  CompanyWebsite,
  NamesakeBadge,
} from "@/components/company-management/company-identity";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import type { PendingCompany as Row } from "@/lib/companies/pending-companies";
import { setUserStatus } from "@/lib/users/status-contract";
import { PendingItem } from "./pending-item";
import { RejectCompany } from "./reject-company";

export function PendingCompany({ row }: { row: Row }) {
  const t = useTranslations("moderation.companies");
  const { id, company, name, email, verified, created_at } = row;
  return (
    <PendingItem
      listId="companies"
      endpoint={setUserStatus}
      options={{ params: { id }, body: { status: "active", expected_status: "pending_verification" } }}
      errorText={t("failed")}
      successText={t("accepted", { company })}
      accept={t("accept")}
      acceptLabel={t("acceptOne", { company })}
      reject={t("reject")}
      rejectLabel={t("rejectOne", { company })}
      rejection={(dialog) => <RejectCompany id={id} company={company} {...dialog} />}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-display font-semibold">{company}</span>
        <Badge tone={verified ? "success" : "warning"}>{t(verified ? "verified" : "unverified")}</Badge>
        <NamesakeBadge {...row} />
        <RelativeTime date={created_at} kind="admin" className="text-muted text-sm" />
      </p>
      <p className="wrap-anywhere text-muted text-sm">{t("by", { name, email })}</p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <CompanyWebsite {...row} />
        <CompanySiret siret={row.siret} />
      </div>
    </PendingItem>
  );
}
