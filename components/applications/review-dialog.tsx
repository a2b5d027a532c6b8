"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ApplicationStatus } from "@/db/enums";
import { applicationLimits } from "@/lib/applications/constants";
import { templatePlaceholders } from "@/lib/applications/fill-template";
import { ReviewPreview } from "./review-preview";
import { StatusOptions } from "./status-select";
import { type Review, type ReviewRequest, useReview } from "./use-review";

type Props = { request: ReviewRequest; onClose: () => void; onDone: () => unknown };

/** A new status for one application or several, with a message, shown as it will be sent. */
export function ReviewDialog({ request, onClose, onDone }: Props) {
  const t = useTranslations("applications.answer");
  const statusLabel = useTranslations("applications.company")("status");
  const id = useId();
  const { applications } = request;
  const review = useReview(request, onDone);
  const [first] = applications;
  const title =
    applications.length === 1 && first
      ? t("titleOne", { name: first.student.name })
      : t("titleMany", { count: applications.length });

  function submit(event: FormEvent) {
    event.preventDefault();
    void review.send();
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button type="submit" form={id} busy={review.busy}>
        {t("send")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <form id={id} onSubmit={submit} className="grid gap-4">
        <Field label={statusLabel}>
          {(control) => (
            <Select
              {...control}
              value={review.status}
              onChange={({ target }) => review.setStatus(target.value as ApplicationStatus)}
            >
              <StatusOptions current={request.status} />
            </Select>
          )}
        </Field>
        {review.templates.length > 0 && <TemplateField review={review} />}
        <Field label={t("message")} hint={t("messageHint", templatePlaceholders)} optional>
          {(control) => (
            <Textarea
              {...control}
              value={review.message}
              maxLength={applicationLimits.message}
              onChange={({ target }) => review.setMessage(target.value)}
              className="min-h-28 max-h-72"
            />
          )}
        </Field>
        <ReviewPreview applications={applications} review={review} />
        <FieldError>{review.error}</FieldError>
      </form>
    </Dialog>
  );
}

function TemplateField({ review }: { review: Review }) {
  const t = useTranslations("applications.answer");
  return (
    <Field label={t("template")} optional>
      {(control) => (
        <Select
          {...control}
          value={review.template?.id ?? ""}
          onChange={({ target }) => review.selectTemplate(Number(target.value) || undefined)}
        >
          <option value="">{t("noTemplate")}</option>
          {review.templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
