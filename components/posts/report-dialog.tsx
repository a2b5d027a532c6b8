"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useDates } from "@/components/ui/use-dates";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { reportComment, reportPost } from "@/lib/moderation/contract";
import { postLimits } from "@/lib/posts/constants";
import type { PostReport } from "@/lib/posts/schemas";

type Props = {
  subject: { kind: "post" | "comment"; id: number };
  /** What this person reported before: shown instead of the form. */
  earlier?: PostReport | null;
  open: boolean;
  onClose: () => void;
  onDone: (report: PostReport) => void;
};

export function ReportDialog({ subject, earlier, open, onClose, onDone }: Props) {
  const t = useTranslations("posts");
  const form = useId();
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || reason.trim() === "") return;
    setBusy(true);
    try {
      onDone(await send(subject, reason));
      toast.success(t(subject.kind === "post" ? "done.reported" : "done.commentReported"));
      onClose();
    } catch (failure) {
      setError(errorMessage(failure, t("failed.report")));
      setBusy(false);
    }
  }
  const title = t(subject.kind === "post" ? "report.title" : "report.commentTitle");
  const cancel = (
    <Button variant="secondary" onClick={onClose}>
      {t("report.cancel")}
    </Button>
  );
  if (earlier)
    return (
      <Dialog open={open} onClose={onClose} title={title} footer={cancel}>
        <EarlierReport report={earlier} />
      </Dialog>
    );
  const footer = (
    <>
      {cancel}
      <Button type="submit" form={form} variant="danger" busy={busy} disabled={reason.trim() === ""}>
        {t("report.confirm")}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <form id={form} onSubmit={submit}>
        <Field label={t("report.reason")} hint={t("report.hint")} error={error} required>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              maxLength={postLimits.reason}
              onChange={(event) => setReason(event.target.value)}
              className="min-h-24 max-h-64"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function EarlierReport({ report }: { report: PostReport }) {
  const t = useTranslations("posts.report");
  const date = useDates()(new Date(report.created_at), { dateStyle: "long", timeStyle: "short" });
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{t("earlier", { date })}</p>
      <blockquote className="whitespace-pre-wrap border-line border-l-2 pl-3 [overflow-wrap:anywhere]">
        {report.reason}
      </blockquote>
    </div>
  );
}

async function send({ kind, id }: Props["subject"], reason: string): Promise<PostReport> {
  if (kind === "post") return (await call(reportPost, { ids: { id }, body: { reason } })).data;
  const { data } = await call(reportComment, { ids: { id }, body: { reason } });
  return { reason: data.reason, post_id: data.comment_id, created_at: data.created_at };
}
