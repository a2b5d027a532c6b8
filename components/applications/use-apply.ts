import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { useSWRConfig } from "swr";
import { useMutation } from "@/components/ui/use-mutation";
import { useUpload } from "@/components/ui/use-upload";
import { type ApplicationStatus, type DocumentKind, documentKinds } from "@/db/enums";
import { createApplication } from "@/lib/applications/apply-contract";
import { ApiError, buildUrl } from "@/lib/core/api/client";
import { documentLimits } from "@/lib/documents/constants";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";

/** A file from the device, or a saved document. */
export type DocumentChoice = { file: File } | { saved: OwnDocument };
type Choices = Partial<Record<DocumentKind, DocumentChoice>>;
type Errors = Partial<Record<DocumentKind, string>>;

export function useApply(
  jobId: number,
  onApplied: (status: ApplicationStatus) => void,
  form: RefObject<HTMLFormElement | null>,
) {
  const t = useTranslations("applications.apply");
  const { mutate } = useSWRConfig();
  const [choices, setChoices] = useState<Choices>({});
  const [errors, setErrors] = useState<Errors>({});
  const [done, setDone] = useState(false);
  const { progress, send } = useUpload();
  const create = useMutation(createApplication, {
    failed: t("failed"),
    toast: false,
    send,
    onError(error) {
      const fields = error instanceof ApiError ? error.errors : {};
      showErrors(Object.fromEntries(documentKinds.map((kind) => [kind, fields[kind]?.[0]])));
    },
    onSuccess({ data }) {
      setDone(true);
      onApplied(data.status);
      void mutate(buildUrl(listDocuments, {}));
    },
  });

  async function choose(kind: DocumentKind, choice: DocumentChoice | undefined) {
    const error = choice && "file" in choice ? await fileError(choice.file) : null;
    setErrors((current) => ({ ...current, [kind]: error ? t(error) : undefined }));
    setChoices((current) => ({ ...current, [kind]: error ? undefined : choice }));
  }
  function showErrors(fields: Errors) {
    setErrors(fields);
    const first = documentKinds.find((kind) => fields[kind]);
    form.current?.querySelector<HTMLElement>(`[data-kind="${first}"] input`)?.focus();
  }
  function submit() {
    if (!choices.resume) return showErrors({ resume: t("resumeRequired") });
    void create.run({ body: toFormData(jobId, choices) });
  }
  const hasFieldError = documentKinds.some((kind) => errors[kind]);
  return {
    choices,
    choose,
    errors,
    formError: hasFieldError ? undefined : create.error,
    progress,
    done,
    submit,
  };
}

function toFormData(jobId: number, choices: Choices): FormData {
  const form = new FormData();
  form.append("job_posting_id", String(jobId));
  for (const kind of documentKinds) {
    const choice = choices[kind];
    if (!choice) continue;
    if ("file" in choice) form.append(kind, choice.file);
    else form.append(`${kind}_id`, String(choice.saved.id));
  }
  return form;
}

/** Checked before the upload. */
async function fileError(file: File): Promise<"notPdf" | "tooLarge" | null> {
  if (file.size > documentLimits.bytes) return "tooLarge";
  const start = await file.slice(0, 5).text();
  return start === "%PDF-" ? null : "notPdf";
}
