import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmailText } from "@/components/ui/email-text";
import { ScrollBox } from "@/components/ui/scroll-box";
import { type Column, Table } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useOpening } from "@/components/ui/use-opening";
import { removeMember } from "@/lib/companies/members-contract";
import type { CompanyMember } from "@/lib/companies/schemas";
import { MemberRoleSelect } from "./member-role-select";

type Props = { members: CompanyMember[]; canManage: boolean; onChanged: () => Promise<unknown> };

export function MemberTable({ members, canManage, onChanged }: Props) {
  const t = useTranslations("companies");
  const formatDate = useFormatDate();
  const [removed, open, close] = useOpening<CompanyMember>();
  const columns: Column<CompanyMember>[] = [
    { header: t("people.name"), rowHeader: true, cell: (row) => <MemberName member={row} /> },
    {
      header: t("people.role"),
      cell: (row) =>
        canManage ? <MemberRoleSelect member={row} onChanged={onChanged} /> : t(`roles.${row.role}`),
    },
    {
      header: t("people.since"),
      cell: (row) => formatDate(row.created_at, { dateStyle: "medium" }),
    },
    {
      header: t("people.actions"),
      isHeaderHidden: true,
      cell: (row) =>
        (canManage || row.is_self) && (
          <Button
            variant="quiet-danger"
            size="small"
            aria-label={row.is_self ? undefined : t("people.removeName", { name: row.name })}
            onClick={() => open(row)}
          >
            {row.is_self ? t("people.leave") : t("people.remove")}
          </Button>
        ),
    },
  ];
  return (
    <>
      <ScrollBox className="@container/table">
        <Table caption={t("people.caption")} columns={columns} rows={members} rowKey={(row) => row.id} />
      </ScrollBox>
      {removed && <RemoveMemberDialog member={removed} onClose={close} onRemoved={onChanged} />}
    </>
  );
}

function MemberName({ member }: { member: CompanyMember }) {
  const t = useTranslations("companies.people");
  const { id, name, email, profile, is_self } = member;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={name} src={profile.avatar_url} />
      <span className="grid min-w-0 md:min-w-28">
        <span className="wrap-anywhere font-semibold">
          {name} {is_self && <span className="font-normal text-muted">({t("you")})</span>}
        </span>
        {email && <EmailText email={email} className="text-muted" />}
      </span>
    </span>
  );
}

type RemoveMemberDialogProps = {
  member: CompanyMember;
  onClose: () => void;
  onRemoved: () => Promise<unknown>;
};

function RemoveMemberDialog({ member, onClose, onRemoved }: RemoveMemberDialogProps) {
  const t = useTranslations("companies.people");
  const { id, name, is_self } = member;
  function onSuccess() {
    if (is_self) location.reload();
    else toast.success(t("removed", { name }));
    return onRemoved();
  }
  return (
    <ConfirmDialog
      title={is_self ? t("leaveTitle") : t("removeTitle", { name })}
      text={is_self ? t("leaveText") : t("removeText", { name })}
      confirm={is_self ? t("leave") : t("remove")}
      endpoint={removeMember}
      options={{ params: { id } }}
      errorText={t("failedRemove")}
      onSuccess={onSuccess}
      onOutdated={onRemoved}
      onClose={onClose}
    />
  );
}
