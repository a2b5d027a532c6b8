"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import {
  type ApplicationStatus,
  applicationLimits,
  applicationStatuses,
  isCompanyStatus,
} from "@/lib/applications/constants";
import type { ReviewRequest } from "./company-applications";
import { ReviewPreview } from "./review-preview";
import { useReview } from "./use-review";

type Props = { answering: ReviewRequest; onClose: () => void; onDone: () => unknown };

/** Another status for one application or several, with a few words; what will be sent is shown before it is. */
export function ReviewDialog({ answering, onClose, onDone }: Props) {
  const t = useTranslations("applications");
  const id = useId();
  const { applications } = answering;
  const answer = useReview(answering, onDone);
  const [first] = applications;
  const title =
    applications.length === 1 && first
      ? t("answer.titleOne", { name: first.student.name })
      : t("answer.titleMany", { count: applications.length });

  function submit(event: FormEvent) {
    event.preventDefault();
    void answer.send();
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("answer.cancel")}
      </Button>
      <Button type="submit" form={id} busy={answer.busy}>
        {t("answer.send")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <form id={id} onSubmit={submit} className="grid gap-4">
        <ReviewFields asked={answering.status} answer={answer} />
        <ReviewPreview applications={applications} status={answer.status} textFor={answer.textFor} />
        <FieldError>{answer.problem}</FieldError>
      </form>
    </Dialog>
  );
}

type FieldsProps = { asked: ApplicationStatus; answer: ReturnType<typeof useReview> };

function ReviewFields({ asked, answer }: FieldsProps) {
  const t = useTranslations("applications");
  return (
    <>
      <Field label={t("company.status")}>
        {(control) => (
          <Select
            {...control}
            value={answer.status}
            onChange={({ target }) => answer.setStatus(target.value as ApplicationStatus)}
          >
            {applicationStatuses
              .filter((each) => each === asked || isCompanyStatus(each))
              .map((each) => (
                <option key={each} value={each}>
                  {t(`status.${each}`)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {answer.templates.length > 0 && <TemplateChoice answer={answer} />}
      <Field label={t("answer.message")} hint={t("answer.messageHint", answer.places)} optional>
        {(control) => (
          <Textarea
            {...control}
            value={answer.message}
            maxLength={applicationLimits.message}
            onChange={({ target }) => answer.write(target.value)}
            className="min-h-28 max-h-72"
          />
        )}
      </Field>
    </>
  );
}

function TemplateChoice({ answer }: { answer: ReturnType<typeof useReview> }) {
  const t = useTranslations("applications.answer");
  return (
    <Field label={t("template")} optional>
      {(control) => (
        <Select
          {...control}
          value={answer.template?.id ?? ""}
          onChange={({ target }) => answer.take(Number(target.value) || undefined)}
        >
          <option value="">{t("noTemplate")}</option>
          {answer.templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
