import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MutationButton } from "@/components/ui/mutation-button";
import { type CompanyRow, setCompanyStatus } from "@/lib/companies/management-contract";
import { CompanyPosition } from "./company-position";
import { RejectOrSuspendCompany } from "./reject-or-suspend-company";

type Props = { row: CompanyRow; onChanged: () => Promise<unknown> };
type Open = "rejected" | "suspended" | "lift" | "position" | null;

export function CompanyActions({ row, onChanged }: Props) {
  const t = useTranslations("company-management");
  const [open, setOpen] = useState<Open>(null);
  const { status, owner } = row;
  const canDecide = owner !== null && (status === "pending" || status === "rejected");
  const dialog = { row, onChanged, onClose: () => setOpen(null) };
  const button = (action: Exclude<Open, null>, text: ReactNode) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={t(`${action}.actionOf`, { company: row.name })}
      onClick={() => setOpen(action)}
    >
      {text}
    </Button>
  );
  return (
    <div className="flex min-w-32 flex-wrap justify-end gap-1 xl:flex-nowrap as-cards:justify-start">
      {canDecide && <AcceptCompany row={row} onChanged={onChanged} />}
      {canDecide && status === "pending" && button("rejected", t("rejected.action"))}
      {status === "active" && button("position", t("position.action"))}
      {status === "active" && button("suspended", t("suspended.action"))}
      {status === "suspended" && button("lift", t("lift.action"))}
      {(open === "rejected" || open === "suspended") && <RejectOrSuspendCompany status={open} {...dialog} />}
      {open === "position" && <CompanyPosition {...dialog} />}
      {open === "lift" && (
        <ConfirmDialog
          title={t("lift.title", { company: row.name })}
          text={t("lift.text")}
          confirm={t("lift.action")}
          variant="primary"
          endpoint={setCompanyStatus}
          options={{ params: { id: row.id }, body: { status: "active", expected_status: status } }}
          errorText={t("failed.change")}
          successText={t("lift.done", { company: row.name })}
          refresh={onChanged}
          onClose={() => setOpen(null)}
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
