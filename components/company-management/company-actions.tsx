import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { DialogButton } from "@/components/ui/dialog-button";
import { MutationButton } from "@/components/ui/mutation-button";
import { type CompanyRow, setCompanyStatus } from "@/lib/companies/management-contract";
import { CompanyPosition } from "./company-position";
import { RejectOrSuspendCompany } from "./reject-or-suspend-company";

type Props = { row: CompanyRow; onChanged: () => Promise<unknown> };
const small = { variant: "quiet", size: "small" } as const;

type Action = "rejected" | "suspended" | "position";

export function CompanyActions({ row, onChanged }: Props) {
  const t = useTranslations("company-management");
  const { status, owner } = row;
  const canDecide = owner !== null && (status === "pending" || status === "rejected");
  const button = (action: Action, dialog: (onClose: () => void) => ReactNode) => (
    <DialogButton {...small} aria-label={t(`${action}.actionOf`, { company: row.name })} dialog={dialog}>
      {t(`${action}.action`)}
    </DialogButton>
  );
  const rejectOrSuspend = (action: "rejected" | "suspended") =>
    button(action, (onClose) => (
      <RejectOrSuspendCompany row={row} status={action} onChanged={onChanged} onClose={onClose} />
    ));
  return (
    <div className="flex min-w-32 flex-wrap justify-end gap-1 xl:flex-nowrap as-cards:justify-start">
      {canDecide && <AcceptCompany row={row} onChanged={onChanged} />}
      {canDecide && status === "pending" && rejectOrSuspend("rejected")}
      {status === "active" &&
        button("position", (onClose) => (
          <CompanyPosition row={row} onChanged={onChanged} onClose={onClose} />
        ))}
      {status === "active" && rejectOrSuspend("suspended")}
      {status === "suspended" && (
        <ConfirmButton
          button={{ ...small, "aria-label": t("lift.actionOf", { company: row.name }) }}
          title={t("lift.title", { company: row.name })}
          text={t("lift.text")}
          confirm={t("lift.action")}
          variant="primary"
          endpoint={setCompanyStatus}
          options={{ params: { id: row.id }, body: { status: "active", expected_status: status } }}
          errorText={t("failed.change")}
          successText={t("lift.done", { company: row.name })}
          refresh={onChanged}
        />
      )}
    </div>
  );
}

function AcceptCompany({ row: { id, name, status }, onChanged }: Props) {
  const t = useTranslations("company-management");
  return (
    <MutationButton
      size="small"
      aria-label={t("accept.actionOf", { company: name })}
      endpoint={setCompanyStatus}
      options={{ params: { id }, body: { status: "active", expected_status: status } }}
      errorText={t("failed.change")}
      successText={t("accept.done", { company: name })}
      refresh={onChanged}
    >
      {t("accept.action")}
    </MutationButton>
  );
}
