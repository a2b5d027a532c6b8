"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { useDates } from "@/components/ui/use-dates";
import { withdrawInvitation } from "@/lib/companies/members-contract";
import type { CompanyInvitation } from "@/lib/companies/schemas";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

export function OpenInvitations({
  invitations,
  onChanged,
}: {
  invitations: CompanyInvitation[];
  onChanged: () => void;
}) {
  const t = useTranslations("companies.invite");
  if (invitations.length === 0) return null;
  return (
    <section className="border-line border-t pt-5">
      <h2 className="text-base">{t("open")}</h2>
      <ul className="mt-2 grid gap-3">
        {invitations.map((each) => (
          <OpenInvitation key={each.id} invitation={each} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function OpenInvitation({ invitation, onChanged }: { invitation: CompanyInvitation; onChanged: () => void }) {
  const t = useTranslations("companies");
  const say = useDates();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, email, role, expires_at } = invitation;

  async function withdraw() {
    setBusy(true);
    try {
      await call(withdrawInvitation, { query: { id } });
      toast.success(t("invite.withdrawn"));
      onChanged();
    } catch (failure) {
      setError(errorMessage(failure, t("invite.failedWithdraw")));
      setBusy(false);
    }
  }
  const date = say(new Date(expires_at), { day: "numeric", month: "long" });
  return (
    <li className="grid gap-1 text-sm">
      <span className="[overflow-wrap:anywhere]">{email}</span>
      <span className="text-muted">
        {t(`roles.${role}`)}, {t("invite.until", { date })}
      </span>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t("invite.withdrawFor", { email })}
        onClick={withdraw}
        className="justify-self-start"
      >
        {t("invite.withdraw")}
      </Button>
      <FieldError>{error}</FieldError>
    </li>
  );
}
