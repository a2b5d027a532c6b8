import { useTranslations } from "next-intl";
import { useFormatClass } from "@/components/profiles/use-format-class";
import { Badge } from "@/components/ui/badge";
import { DialogButton } from "@/components/ui/dialog-button";
import { BadgeCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import { type Selection, SelectRow } from "@/components/ui/selection";
import { type Column, WideTable } from "@/components/ui/table";
import type { Confirmation } from "@/lib/applications/confirmations-contract";
import { adminUserPath } from "@/lib/routes";
import { ConfirmDecision } from "./confirm-decision";

type Props = {
  rows: Confirmation[];
  selection: Selection<Confirmation>;
  onChanged: () => Promise<unknown>;
};

export function ConfirmationsTable({ rows, selection, onChanged }: Props) {
  const t = useTranslations("company-management.confirmations");
  const formatClass = useFormatClass();
  const columns: Column<Confirmation>[] = [
    {
      header: t("student"),
      unlabelled: true,
      cell: (row) => (
        <span className="flex items-center gap-1">
          <SelectRow label={t("selectOne", { name: row.student.name })} row={row} selection={selection} />
          <Student student={row.student} />
        </span>
      ),
    },
    {
      header: t("class"),
      cell: ({ student }) => <span className="wrap-anywhere block md:min-w-28">{formatClass(student)}</span>,
    },
    {
      header: t("job"),
      cell: ({ job_posting }) => <span className="wrap-anywhere block md:min-w-28">{job_posting.title}</span>,
    },
    {
      header: t("company"),
      cell: ({ company }) => <span className="wrap-anywhere block md:min-w-28">{company.name}</span>,
    },
    {
      header: t("answered"),
      cell: ({ answered_at }) => answered_at && <RelativeTime date={answered_at} kind="admin" />,
    },
    {
      header: t("actions"),
      isHeaderHidden: true,
      cell: (row) => <ConfirmRow row={row} onChanged={onChanged} />,
    },
  ];
  return <WideTable caption={t("caption")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function Student({ student: { id, name, avatar_url } }: Pick<Confirmation, "student">) {
  return (
    <span className="flex items-center gap-3">
      <LinkedAvatar href={adminUserPath(id)} id={id} name={name} src={avatar_url} />
      <Link
        href={adminUserPath(id)}
        className="wrap-anywhere min-w-0 font-semibold hover:underline md:min-w-28"
      >
        {name}
      </Link>
    </span>
  );
}

function ConfirmRow({ row, onChanged }: { row: Confirmation; onChanged: () => Promise<unknown> }) {
  const t = useTranslations("company-management.confirmations");
  if (row.status === "approved")
    return (
      <Badge tone="success" icon={<BadgeCheck />} className="whitespace-nowrap">
        {t("statuses.approved")}
      </Badge>
    );
  return (
    <DialogButton
      variant="quiet"
      size="small"
      aria-label={t("confirmOne", { name: row.student.name })}
      dialog={(onClose) => <ConfirmDecision rows={[row]} onClose={onClose} onConfirmed={onChanged} />}
    >
      {t("confirm")}
    </DialogButton>
  );
}
