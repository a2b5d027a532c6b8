"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

/** Asks for a reason, which the company reads, before it is refused. */
export function RejectCompany({
  company,
  onClose,
  onRefuse,
}: {
  company: string;
  onClose: () => void;
  /** Resolves to what went wrong, or null. */
  onRefuse: (reason: string) => Promise<string | null>;
}) {
  const t = useTranslations("moderation.companies");
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function refuse() {
    setBusy(true);
    setProblem(await onRefuse(reason));
    setBusy(false);
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button variant="danger" busy={busy} onClick={refuse}>
        {t("refuse")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={t("refuseTitle", { company })} footer={footer}>
      <p>{t("refuseText")}</p>
      <Field label={t("reason")} optional className="mt-4">
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            maxLength={500}
          />
        )}
      </Field>
      <FieldError>{problem ?? undefined}</FieldError>
    </Dialog>
  );
}
