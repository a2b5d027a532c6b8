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
export type SelectedDocument = { file: File } | { saved: OwnDocument };
type SelectedDocuments = Partial<Record<DocumentKind, SelectedDocument>>;
type Errors = Partial<Record<DocumentKind, string>>;

export function useApply(
  jobId: number,
  onApplied: (status: ApplicationStatus) => void,
  form: RefObject<HTMLFormElement | null>,
) {
  const t = useTranslations("applications.apply");
  const { mutate } = useSWRConfig();
  const [selected, setSelected] = useState<SelectedDocuments>({});
  const [errors, setErrors] = useState<Errors>({});
  const [isDone, setIsDone] = useState(false);
  const { progress, send } = useUpload();
  const create = useMutation(createApplication, {
    errorText: t("failed"),
    toast: false,
    send,
    onError(error) {
      const fields = error instanceof ApiError ? error.errors : {};
      showErrors(Object.fromEntries(documentKinds.map((kind) => [kind, fields[kind]?.[0]])));
    },
    onSuccess({ data }) {
      setIsDone(true);
      onApplied(data.status);
      void mutate(buildUrl(listDocuments, {}));
    },
  });

  async function select(kind: DocumentKind, document: SelectedDocument | undefined) {
    const error = document && "file" in document ? await fileError(document.file) : null;
    setErrors((current) => ({ ...current, [kind]: error ? t(error) : undefined }));
    setSelected((current) => ({ ...current, [kind]: error ? undefined : document }));
  }
  function showErrors(fields: Errors) {
    setErrors(fields);
    const first = documentKinds.find((kind) => fields[kind]);
    form.current?.querySelector<HTMLElement>(`[data-kind="${first}"] input`)?.focus();
  }
  function submit() {
    if (!selected.resume) return showErrors({ resume: t("resumeRequired") });
    void create.run({ body: toFormData(jobId, selected) });
  }
  const hasFieldError = documentKinds.some((kind) => errors[kind]);
  return {
    selected,
    select,
    errors,
    formError: hasFieldError ? undefined : create.error,
    progress,
    isDone,
    submit,
  };
}

function toFormData(jobId: number, selected: SelectedDocuments): FormData {
  const form = new FormData();
  form.append("job_posting_id", String(jobId));
  for (const kind of documentKinds) {
    const document = selected[kind];
    if (!document) continue;
    if ("file" in document) form.append(kind, document.file);
    else form.append(`${kind}_id`, String(document.saved.id));
  }
  return form;
}

/** Checked before the upload. */
async function fileError(file: File): Promise<"notPdf" | "tooLarge" | null> {
  if (file.size > documentLimits.bytes) return "tooLarge";
  const start = await file.slice(0, 5).text();
  return start === "%PDF-" ? null : "notPdf";
}
