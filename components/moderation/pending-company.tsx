"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { useMutation } from "@/components/ui/use-mutation";
import type { PendingCompany as Row } from "@/lib/companies/pending-companies";
import { setUserStatus } from "@/lib/users/status-contract";
import { RejectCompany } from "./reject-company";
import { useDecision } from "./use-decision";

export function PendingCompany({ row }: { row: Row }) {
  const t = useTranslations("moderation.companies");
  const { id, company, name, email, verified, created_at } = row;
  const { isDecided, finish, refresh } = useDecision("companies");
  const accept = useMutation(setUserStatus, {
    errorText: t("failed"),
    successText: t("accepted", { company }),
    onSuccess: finish,
    onOutdated: refresh,
  });
  const [isRejecting, setRejecting] = useState(false);
  if (isDecided) return null;
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
          isBusy={accept.isBusy}
          aria-label={t("acceptOne", { company })}
          onClick={() =>
            accept.run({
              params: { id },
              body: { status: "active", expected_status: "pending_verification" },
            })
          }
        >
          {t("accept")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={accept.isBusy}
          aria-label={t("rejectOne", { company })}
          onClick={() => setRejecting(true)}
        >
          {t("reject")}
        </Button>
      </div>
      <ActionError error={accept.error} retry={accept.retry} />
      {isRejecting && (
        <RejectCompany
          id={id}
          company={company}
          onClose={() => setRejecting(false)}
          onRejected={finish}
          onOutdated={refresh}
        />
      )}
    </li>
  );
}
