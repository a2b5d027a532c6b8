import { useTranslations } from "next-intl";
import { type Dispatch, type RefObject, type SetStateAction, useState } from "react";
import { useSWRConfig } from "swr";
import { isOutdated } from "@/components/ui/is-outdated";
import { useMutation } from "@/components/ui/use-mutation";
import { useUpload } from "@/components/ui/use-upload";
import { type DocumentKind, documentKinds } from "@/db/enums";
import { createApplication } from "@/lib/applications/apply-contract";
import { ApiError, buildUrl, call } from "@/lib/core/api/client";
import { fieldErrorsOf } from "@/lib/core/api/error-message";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";
import { getJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { findDocumentError } from "./find-document-error";

export type SelectedDocument = { file: File } | { saved: OwnDocument };
/** A rejected document stays selected, so that the application does not go without it. */
type DocumentField = { document?: SelectedDocument | undefined; error?: string | undefined };
/** What another page, or the company, may have changed of the job meanwhile. */
export type JobChange = Partial<Pick<Job, "is_open" | "application_status">>;
export type DocumentFields = Partial<Record<DocumentKind, DocumentField>>;

type Options = {
  jobId: number;
  documents: [DocumentFields, Dispatch<SetStateAction<DocumentFields>>];
  form: RefObject<HTMLFormElement | null>;
  onJobChange: (change: JobChange) => void;
};

export function useApply({ jobId, documents: [fields, setFields], form, onJobChange }: Options) {
  const t = useTranslations("applications.apply");
  const { mutate } = useSWRConfig();
  const [isDone, setIsDone] = useState(false);
  const { progress, send } = useUpload();
  const create = useMutation(createApplication, {
    errorText: t("failed"),
    toast: false,
    send,
    onError(error) {
      const errors = fieldErrorsOf(error);
      showErrors(Object.fromEntries(documentKinds.map((kind) => [kind, errors[kind]?.[0]])));
      if (isJobOutdated(error)) void readJob(jobId).then(onJobChange, () => {});
    },
    onSuccess({ data }) {
      setIsDone(true);
      setFields({});
      onJobChange({ application_status: data.status });
      void mutate(buildUrl(listDocuments, {}));
    },
  });

  async function select(kind: DocumentKind, document: SelectedDocument | undefined) {
    setFields((current) => ({ ...current, [kind]: { document } }));
    const error = document && (await findDocumentError(document));
    if (!error) return;
    setFields((current) =>
      current[kind]?.document === document ? { ...current, [kind]: { document, error: t(error) } } : current,
    );
  }
  function showErrors(errors: Partial<Record<DocumentKind, string>>) {
    setFields((current) =>
      Object.fromEntries(documentKinds.map((kind) => [kind, { ...current[kind], error: errors[kind] }])),
    );
    const first = documentKinds.find((kind) => errors[kind]);
    form.current?.querySelector<HTMLElement>(`[data-kind="${first}"] :is(input, button)`)?.focus();
  }
  async function submit() {
    // The document is checked again: it may have changed since it was selected, or its first check may still be
    // running.
    const errors = await findErrors(fields);
    const isClosed = !form.current;
    if (isClosed) return;
    if (errors.length === 0) return void create.run({ body: toFormData(jobId, fields) });
    showErrors(Object.fromEntries(errors.map(([kind, error]) => [kind, t(error)])));
  }
  const hasFieldError = documentKinds.some((kind) => fields[kind]?.error);
  return {
    fields,
    select,
    formError: hasFieldError ? undefined : create.error,
    progress,
    isDone,
    submit,
  };
}

function isJobOutdated(error: unknown): boolean {
  return isOutdated(error) || (error instanceof ApiError && error.code === "posting_closed");
}

/** A closed job is not found by those who have not applied. */
async function readJob(jobId: number): Promise<JobChange> {
  try {
    const { is_open, application_status } = (await call(getJob, { params: { id: jobId } })).data;
    return { is_open, application_status };
  } catch (error) {
    if (isOutdated(error)) return { is_open: false };
    throw error;
  }
}

async function findErrors(fields: DocumentFields) {
  const errors = await Promise.all(
    documentKinds.map(async (kind) => {
      const document = fields[kind]?.document;
      const error = document ? await findDocumentError(document) : kind === "resume" && "resumeRequired";
      return error ? [[kind, error] as const] : [];
    }),
  );
  return errors.flat();
}

function toFormData(jobId: number, fields: DocumentFields): FormData {
  const form = new FormData();
  form.append("job_posting_id", String(jobId));
  for (const kind of documentKinds) {
    const document = fields[kind]?.document;
    if (!document) continue;
    if ("file" in document) form.append(kind, document.file);
    else form.append(`${kind}_id`, String(document.saved.id));
  }
  return form;
}
