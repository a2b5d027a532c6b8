"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { Job } from "@/lib/jobs/schemas";
import { reportJob } from "@/lib/moderation/contract";
import { postLimits } from "@/lib/posts/constants";

type Props = { job: Job; onClose: () => void; onReported: () => void };

export function ReportJobDialog({ job, onClose, onReported }: Props) {
  const t = useTranslations("jobs.report");
  const id = useId();
  const { submit, busy, field, error, formError } = useEndpointForm(reportJob, {
    defaultValues: { reason: "" },
    failed: t("failed"),
    request: (body) => ({ ids: { id: job.id }, body }),
    onSuccess() {
      toast.success(t("done"));
      onReported();
      onClose();
    },
  });
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button type="submit" form={id} variant="danger" busy={busy}>
        {t("confirm")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t("title")} footer={footer}>
      <form id={id} noValidate onSubmit={submit}>
        <Field label={t("reason")} hint={t("hint")} error={error("reason")} required>
          {(control) => (
            <Textarea
              {...control}
              {...field("reason")}
              maxLength={postLimits.reason}
              className="min-h-24 max-h-64"
            />
          )}
        </Field>
        <FormError>{formError}</FormError>
      </form>
    </Dialog>
  );
}
