import { useTranslations } from "next-intl";
import { type FormEvent, type RefObject, useEffect, useId, useRef } from "react";
import { ResumeFromProfile } from "@/components/profiles/resume-from-profile";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import { CircleCheck } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useTimeout } from "@/components/ui/use-timeout";
import { documentKinds } from "@/db/enums";
import { listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";
import { PdfField } from "./pdf-field";
import { useApply } from "./use-apply";

/** Closes by itself after a success (docs/product.md#applications). */
const closeDelayMs = 2000;

type Props = Pick<Parameters<typeof useApply>[0], "documents" | "onJobChange"> & {
  job: { id: number; title: string };
  onClose: () => void;
};

export function ApplyDialog({ job, onClose, ...props }: Props) {
  const t = useTranslations("applications.apply");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const apply = useApply({ ...props, jobId: job.id, form });
  useTimeout(apply.isDone, closeDelayMs, onClose);

  const isSending = apply.progress !== undefined;
  const footer = apply.isDone ? null : (
    <>
      <CancelButton onClick={onClose} />
      <Button type="submit" form={id} isBusy={isSending}>
        {t("submit")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t("title", { title: job.title })} footer={footer}>
      <p role="status" className="flex items-center gap-2 font-semibold text-success empty:sr-only">
        {apply.isDone && <CircleCheck />}
        {apply.isDone && t("done")}
      </p>
      {!apply.isDone && <ApplyForm id={id} form={form} apply={apply} />}
    </Dialog>
  );
}

type FormProps = {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  apply: ReturnType<typeof useApply>;
};

function ApplyForm({ id, form, apply }: FormProps) {
  const t = useTranslations("applications.apply");
  // Files can be chosen without the saved ones, while these load and after an error.
  const { data } = useEndpoint(listDocuments, {}, { shouldRetryOnError: false });
  const saved = data?.data ?? [];
  useLatestResume(saved, apply);
  const isSending = apply.progress !== undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    void apply.submit();
  }
  return (
    <form ref={form} id={id} noValidate data-first-focus onSubmit={submit} className="grid gap-5">
      {documentKinds.map((kind) => (
        <PdfField
          key={kind}
          kind={kind}
          label={t(kind === "resume" ? "resume" : "coverLetter")}
          selected={apply.fields[kind]?.document}
          savedDocuments={saved}
          error={apply.fields[kind]?.error}
          onChange={(document) => apply.select(kind, document)}
          required={kind === "resume"}
        >
          {kind === "resume" && (
            <ResumeFromProfile onCreated={(document) => apply.select(kind, { saved: document })} />
          )}
        </PdfField>
      ))}
      {isSending && (
        <Progress
          label={t("progress", { percent: Math.round((apply.progress ?? 0) * 100) })}
          value={apply.progress === 1 ? undefined : apply.progress}
        />
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {apply.formError}
      </p>
    </form>
  );
}

/** The last resume is preselected: two clicks to apply again. */
function useLatestResume(saved: OwnDocument[], apply: ReturnType<typeof useApply>) {
  const latest = saved.find(({ kind }) => kind === "resume");
  const isPreselected = useRef(false);
  useEffect(() => {
    if (!latest || isPreselected.current) return;
    isPreselected.current = true;
    if (!apply.fields.resume?.document) void apply.select("resume", { saved: latest });
  }, [latest, apply]);
}
