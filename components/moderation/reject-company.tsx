"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useMutation } from "@/components/ui/use-mutation";
import { setUserStatus } from "@/lib/users/status-contract";

/** Asks for a reason, which the company reads. */
export function RejectCompany({
  id,
  company,
  onClose,
  onRejected,
}: {
  id: number;
  company: string;
  onClose: () => void;
  onRejected: () => void;
}) {
  const t = useTranslations("moderation.companies");
  const [reason, setReason] = useState("");
  const { run, busy, error } = useMutation(setUserStatus, {
    failed: t("failed"),
    done: t("refused", { company }),
    toast: false,
    onSuccess: onRejected,
  });
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button
        variant="danger"
        busy={busy}
        onClick={() => run({ ids: { id }, body: { status: "inactive", reason } })}
      >
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
      <FieldError>{error}</FieldError>
    </Dialog>
  );
}
