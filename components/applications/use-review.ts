import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDraft } from "@/components/ui/use-draft";
import { useMutation } from "@/components/ui/use-mutation";
import type { ApplicationStatus } from "@/db/enums";
import { fillTemplate } from "@/lib/applications/fill-template";
import { updateApplications } from "@/lib/applications/review-contract";
import type { Application, MessageTemplate } from "@/lib/applications/schemas";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { useTemplates } from "./use-templates";

export type ReviewRequest = { applications: Application[]; status: ApplicationStatus };
export type Review = ReturnType<typeof useReview>;

/**
 * A decision being written; its text is kept until it is sent. Unless it is edited, each student gets a template in
 * their language.
 */
export function useReview({ applications, status: initialStatus }: ReviewRequest, onDone: () => unknown) {
  const t = useTranslations("applications");
  const { templates } = useTemplates();
  const [status, setStatus] = useState(initialStatus);
  const [template, setTemplate] = useState<MessageTemplate>();
  const ids = applications.map(({ id }) => id);
  const message = useDraft<string | undefined>(`decision:${ids.join(",")}`, undefined);
  const edited = message.value;
  const { run, isBusy, error } = useMutation(updateApplications, {
    errorText: t("failed.update"),
    toast: false,
    onSuccess() {
      message.clear(edited);
      return onDone();
    },
  });
  const textIn = (locale = defaultLocale) => edited ?? template?.[`content_${locale}`] ?? "";

  function selectTemplate(id: number | undefined) {
    const selected = templates.find((candidate) => candidate.id === id);
    setTemplate(selected);
    message.set(undefined);
    if (selected?.status && selected.status !== "approved") setStatus(selected.status);
  }
  function previewFor({ student, job_posting }: Application): string {
    const values = { name: student.name, job: job_posting.title, company: job_posting.company_name };
    return fillTemplate(textIn(student.locale), values);
  }
  function send() {
    const body = edited === undefined ? { template_id: template?.id } : { message: edited };
    const expected_statuses = applications.map((application) => application.status);
    return run({ body: { ids, expected_statuses, status, ...body } });
  }
  return {
    ...{ status, setStatus, templates, template, selectTemplate, previewFor, send, isBusy, error },
    isEdited: edited !== undefined,
    message: textIn(applications[0]?.student.locale),
    setMessage: message.set,
  };
}
