import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Pencil, Trash2, Users } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useOpening } from "@/components/ui/use-opening";
import type { Group } from "@/lib/groups/schemas";
import { GroupBadges } from "./group-badges";
import { DeleteGroupDialog } from "./group-dialogs";
import { MembersDialog } from "./members-dialog";
import { MembershipButtons } from "./membership-buttons";

const loadEditor = () => import("./edit-group-dialog").then((module) => module.EditGroupDialog);

type Window = "members" | "delete";
type Props = { group: Group; canEdit?: boolean; onChange: () => void };

export function GroupCard({ group, canEdit, onChange }: Props) {
  const t = useTranslations("groups");
  const [dialog, open, close] = useOpening<Window>();
  const editor = useLazyComponent(loadEditor);
  const { id, name, description, avatar, members_count, is_admin, role } = group;
  const canSeeMembers = !group.is_private || role !== null;
  return (
    <Card as="li" className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar id={`group-${id}`} name={name} src={avatar} size={48} />
        <div className="min-w-0 flex-1">
          <h3 className="text-base">
            <Link href={`/groups/${id}`} className="hover:underline">
              {name}
            </Link>
          </h3>
          <GroupBadges group={group} />
        </div>
      </div>
      <p className="wrap-anywhere line-clamp-3 flex-1 text-sm">{description}</p>
      <div className="flex flex-wrap gap-2">
        {canSeeMembers && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`${t("membersCount", { count: members_count })}, ${t("membersOf", { name })}`}
            onClick={() => open("members")}
          >
            <Users className="max-md:hidden" />
            {t("membersCount", { count: members_count })}
          </Button>
        )}
        {canEdit && is_admin && (
          <Button size="small" variant="secondary" aria-label={t("editName", { name })} {...editor.trigger}>
            <Pencil className="max-md:hidden" />
            {t("edit")}
          </Button>
        )}
        {canEdit && role === "owner" && (
          <Button
            size="small"
            variant="quiet-danger"
            aria-label={t("deleteName", { name })}
            onClick={() => open("delete")}
          >
            <Trash2 />
            <span className="max-md:sr-only">{t("delete")}</span>
          </Button>
        )}
        <MembershipButtons group={group} variant="secondary" onChange={onChange} />
      </div>
      {dialog === "members" && <MembersDialog group={group} onChange={onChange} onClose={close} />}
      {editor.Component && <editor.Component group={group} onSuccess={onChange} onClose={editor.hide} />}
      {dialog === "delete" && <DeleteGroupDialog group={group} onSuccess={onChange} onClose={close} />}
    </Card>
  );
}
