"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkIcon, Mail, UserPlus } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { listGroupMembers } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { EmailInvitationsList } from "./email-invitations-list";
import { MemberList } from "./member-list";
import { MembersDialog } from "./members-dialog";
import { BansList, RequestsList } from "./requests-list";

type Props = { group: Group; initialData: ResponseOf<typeof listGroupMembers> | null };

export function GroupMembers({ group, initialData }: Props) {
  const t = useTranslations("groups");
  const router = useRouter();
  const refresh = () => router.refresh();
  return (
    <div className="grid gap-4">
      {group.is_admin && <RequestsList groupId={group.id} onChange={refresh} />}
      <Card aria-labelledby="members-heading" className="card-padding">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 id="members-heading" className="text-lg">
            {t("members")}
          </h2>
          {group.is_admin && (
            <div className="flex flex-wrap gap-2">
              <DialogButton
                size="small"
                dialog={(onClose) => <MembersDialog group={group} onChange={refresh} onClose={onClose} />}
              >
                <UserPlus />
                {t("addMembers")}
              </DialogButton>
              <DialogButton
                size="small"
                variant="secondary"
                dialog={(onClose) => <InviteEmailsDialog groupId={group.id} onClose={onClose} />}
              >
                <Mail />
                {t("emailInvitations.title")}
              </DialogButton>
              <DialogButton
                size="small"
                variant="secondary"
                dialog={(onClose) => <InvitationLinksDialog groupId={group.id} onClose={onClose} />}
              >
                <LinkIcon />
                {t("invitationLinks.title")}
              </DialogButton>
            </div>
          )}
        </div>
        {initialData ? (
          <MemberList group={group} initialData={initialData} onChange={refresh} />
        ) : (
          <EmptyState
            illustration="closed-gate"
            title={t("postsPrivateTitle")}
            text={t("membersPrivate")}
            heading="h3"
          />
        )}
      </Card>
      {group.is_admin && <EmailInvitationsList groupId={group.id} />}
      {group.is_admin && <BansList groupId={group.id} onChange={refresh} />}
    </div>
  );
}

const InviteEmailsDialog = lazyDialog(
  async () => (await import("./invite-emails-dialog")).InviteEmailsDialog,
);
const InvitationLinksDialog = lazyDialog(
  async () => (await import("./invitation-links-dialog")).InvitationLinksDialog,
);
