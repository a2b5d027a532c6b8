"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useDates } from "@/components/ui/use-dates";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { reportComment, reportPost } from "@/lib/moderation/contract";
import { postLimits } from "@/lib/posts/constants";
import type { PostReport } from "@/lib/posts/schemas";

type Props = {
  kind: "post" | "comment";
  id: number;
  /** Shown instead of the form. */
  earlier?: PostReport | null;
  onClose: () => void;
  onReported: (report: Omit<PostReport, "post_id">) => void;
};

export function ReportDialog({ kind, id, earlier, onClose, onReported }: Props) {
  const t = useTranslations("posts");
  const formId = useId();
  const { form, submit, busy, field, error, formError } = useEndpointForm(
    kind === "post" ? reportPost : reportComment,
    {
      defaultValues: { reason: "" },
      failed: t("failed.report"),
      request: (body) => ({ ids: { id }, body }),
      onSuccess({ data }) {
        onReported(data);
        toast.success(t(kind === "post" ? "done.reported" : "done.commentReported"));
        onClose();
      },
    },
  );
  const title = t(kind === "post" ? "report.title" : "report.commentTitle");
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("report.cancel")}
      </Button>
      {!earlier && (
        <Button
          type="submit"
          form={formId}
          variant="danger"
          busy={busy}
          disabled={form.watch("reason").trim() === ""}
        >
          {t("report.confirm")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      {earlier ? (
        <EarlierReport report={earlier} />
      ) : (
        <form id={formId} onSubmit={submit}>
          <Field label={t("report.reason")} hint={t("report.hint")} error={error("reason")} required>
            {(control) => (
              <Textarea
                {...control}
                {...field("reason")}
                maxLength={postLimits.reason}
                className="min-h-24 max-h-64"
              />
            )}
          </Field>
          <FieldError>{formError}</FieldError>
        </form>
      )}
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
