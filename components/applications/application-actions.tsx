import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { lazyDialog } from "@/components/ui/lazy-component";
import { useMutation } from "@/components/ui/use-mutation";
import { followUpApplication, withdrawApplication } from "@/lib/applications/contract";
import type { Application } from "@/lib/applications/schemas";

const ConfirmDialog = lazyDialog(
  async () => (await import("@/components/ui/confirm-dialog")).ConfirmDialog<typeof withdrawApplication>,
);

type Props = { application: Application; onChange: () => unknown };

export function ApplicationActions({ application, onChange }: Props) {
  const t = useTranslations("applications.one");
  const options = { params: { id: application.id } };
  const followUp = useMutation(followUpApplication, {
    errorText: t("failedFollowUp"),
    successText: t("followedUp"),
    refresh: onChange,
  });
  if (!application.can_withdraw) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-5 print:hidden">
      {application.can_follow_up && <p className="text-sm">{t("followUpHint")}</p>}
      <div className="flex flex-wrap gap-2">
        {application.can_follow_up && (
          <Button isBusy={followUp.isBusy} onClick={() => followUp.run(options)}>
            {t("followUp")}
          </Button>
        )}
        <DialogButton
          variant="quiet-danger"
          className="first:-ml-4"
          dialog={(onClose) => (
            <ConfirmDialog
              title={t("withdrawTitle")}
              text={t("withdrawText", { title: application.job_posting.title })}
              confirm={t("withdraw")}
              cancel={t("keep")}
              endpoint={withdrawApplication}
              options={options}
              errorText={t("failedWithdraw")}
              successText={t("withdrawn")}
              refresh={onChange}
              onClose={onClose}
            />
          )}
        >
          {t("withdraw")}
        </DialogButton>
      </div>
      <ActionError error={followUp.error} retry={followUp.retry} />
    </div>
  );
}
