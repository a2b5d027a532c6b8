import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import { useFormatDate } from "@/components/ui/use-format-date";
import { reportComment, reportPost } from "@/lib/moderation/contract";
import type { PostReport } from "@/lib/posts/schemas";

type Props = {
  kind: "post" | "comment";
  id: number;
  /** Shown instead of the form. */
  earlier?: PostReport | null;
  onClose: () => void;
  onOutdated: () => unknown;
  onReported: (report: Omit<PostReport, "post_id">) => void;
};

export function ReportDialog({ kind, earlier, onClose, ...rest }: Props) {
  const t = useTranslations("posts");
  if (earlier) return <EarlierReport report={earlier} onClose={onClose} />;
  const texts = {
    title: t(kind === "post" ? "report.title" : "report.commentTitle"),
    reason: t("report.reason"),
    hint: t("report.hint"),
    confirm: t("report.confirm"),
    done: t(kind === "post" ? "done.reported" : "done.commentReported"),
    failed: t("failed.report"),
  };
  const endpoint = kind === "post" ? reportPost : reportComment;
  return <ReportForm endpoint={endpoint} texts={texts} isReasonRequired onClose={onClose} {...rest} />;
}

function EarlierReport({ report, onClose }: { report: PostReport; onClose: () => void }) {
  const t = useTranslations("posts.report");
  const date = useFormatDate()(report.created_at, { dateStyle: "long", timeStyle: "short" });
  const close = <CancelButton onClick={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t("title")} footer={close}>
      <div className="grid gap-2">
        <p className="text-muted text-sm">{t("earlier", { date })}</p>
        <blockquote className="whitespace-pre-wrap border-line border-l-2 pl-3 wrap-anywhere">
          {report.reason}
        </blockquote>
      </div>
    </Dialog>
  );
}
