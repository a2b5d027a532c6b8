import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { Application } from "@/lib/applications/schemas";
import { followUpApplication, withdrawApplication } from "@/lib/applications/withdraw-contract";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

const ConfirmDialog = dynamic(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);

type Props = { application: Application; onChange: () => unknown };

/** What the student can still do: ask once more, take it back. */
export function ApplicationActions({ application, onChange }: Props) {
  const t = useTranslations("applications.one");
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const ids = { id: application.id };
  if (!application.can_withdraw) return null;

  async function followUp() {
    setBusy(true);
    try {
      await call(followUpApplication, { ids });
      toast.success(t("followedUp"));
      await onChange();
    } catch (failure) {
      toast.error(errorMessage(failure, t("failedFollowUp")));
    }
    setBusy(false);
  }
  async function withdraw(): Promise<string | null> {
    try {
      await call(withdrawApplication, { ids });
    } catch (failure) {
      return errorMessage(failure, t("failedWithdraw"));
    }
    toast.success(t("withdrawn"));
    await onChange();
    return null;
  }
  return (
    <div className="grid gap-2 border-line border-t pt-5">
      {application.can_follow_up && <p className="text-sm">{t("followUpHint")}</p>}
      <div className="flex flex-wrap gap-2">
        {application.can_follow_up && (
          <Button busy={busy} onClick={followUp}>
            {t("followUp")}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t("withdraw")}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t("withdrawTitle")}
          text={t("withdrawText", { title: application.job_posting.title })}
          confirm={t("withdraw")}
          cancel={t("keep")}
          onClose={() => setAsking(false)}
          onConfirm={withdraw}
        />
      )}
    </div>
  );
}
