import { useTranslations } from "next-intl";
import { useState } from "react";
import { jobErrorMessage } from "@/components/jobs/job-error-message";
import { fillTemplate } from "@/lib/applications/fill-template";
import { updateApplication, updateApplications } from "@/lib/applications/review-contract";
import type { Application, MessageTemplate } from "@/lib/applications/schemas";
import { call } from "@/lib/core/api/client";
import type { ReviewRequest } from "./company-applications";
import { useTemplates } from "./use-templates";

/** An answer that is being written. A template's text can be changed; unchanged, each student gets it in their language. */
export function useReview({ applications, status: asked }: ReviewRequest, onDone: () => unknown) {
  const t = useTranslations("applications");
  const { templates } = useTemplates();
  const [status, setStatus] = useState(asked);
  const [template, setTemplate] = useState<MessageTemplate>();
  const [written, setWritten] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const locale = applications[0]?.student.locale ?? "fr";
  const message = written ?? textIn(template, locale);

  function take(id: number | undefined) {
    const taken = templates.find((each) => each.id === id);
    setTemplate(taken);
    setWritten(undefined);
    if (taken?.status && taken.status !== "approved") setStatus(taken.status);
  }
  function textFor({ student, job_posting }: Application): string {
    const filling = { name: student.name, job: job_posting.title, company: job_posting.company_name };
    return fillTemplate(written ?? textIn(template, student.locale), filling);
  }
  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const ids = applications.map(({ id }) => id);
    const said = written === undefined ? { template_id: template?.id } : { message: written };
    try {
      const [only] = ids;
      if (ids.length === 1 && only)
        await call(updateApplication, { ids: { id: only }, body: { status, ...said } });
      else await call(updateApplications, { body: { ids, status, ...said } });
      await onDone();
    } catch (failure) {
      setProblem(jobErrorMessage(failure, t("failed.update")));
      setBusy(false);
    }
  }
  const places = { name: "{name}", job: "{job}", company: "{company}" };
  return {
    ...{ status, setStatus, templates, template, take, message, write: setWritten },
    ...{ textFor, send, busy, problem, places },
  };
}

function textIn(template: MessageTemplate | undefined, locale: "fr" | "en"): string {
  return (locale === "en" ? template?.content_en : template?.content_fr) ?? "";
}
