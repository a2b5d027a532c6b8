import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { LoadError } from "@/components/ui/load-error";
import { MorePages } from "@/components/ui/more-pages";
import { RelativeTime } from "@/components/ui/relative-time";
import { SectionCard } from "@/components/ui/section-card";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useFormatDate } from "@/components/ui/use-format-date";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import {
  type GroupEmailInvitation,
  listGroupEmailInvitations,
  resendGroupEmailInvitation,
  revokeGroupEmailInvitation,
} from "@/lib/groups/email-invitations-contract";
import { useRefreshMembers } from "./use-refresh-members";

const perPage = 10;

export function EmailInvitationsList({ groupId }: { groupId: number }) {
  const t = useTranslations("groups.emailInvitations");
  const [page, setPage] = useState(1);
  const options = { params: { id: groupId }, query: { page, per_page: perPage } };
  const { data, error, mutate } = useEndpoint(listGroupEmailInvitations, options, {
    keepPreviousData: true,
    revalidateOnFocus: true,
  });
  if (error) return <LoadError error={error} errorText={t("loadFailed")} retry={() => void mutate()} />;
  // The last one of a page may be revoked.
  if (data && page > data.last_page) setPage(data.last_page);
  if (!data || data.total === 0) return null;
  return (
    <SectionCard id="group-email-invitations" title={t("pending")}>
      <p className="text-muted text-sm">{t("pendingText")}</p>
      <ul className="mb-3">
        {data.data.map((invitation) => (
          <InvitationRow key={invitation.id} groupId={groupId} invitation={invitation} />
        ))}
      </ul>
      <MorePages list={data} onChange={setPage} />
    </SectionCard>
  );
}

function InvitationRow({ groupId, invitation }: { groupId: number; invitation: GroupEmailInvitation }) {
  const t = useTranslations("groups.emailInvitations");
  const formatDate = useFormatDate();
  const refresh = useRefreshMembers();
  const resend = useMutation(resendGroupEmailInvitation, {
    errorText: t("resendFailed"),
    successText: t("resent"),
    refresh,
  });
  const revoke = useMutation(revokeGroupEmailInvitation, {
    errorText: t("revokeFailed"),
    successText: t("revoked"),
    refresh,
  });
  const { id: invitation_id, email, invited_by, created_at, expires_at } = invitation;
  const options = { params: { id: groupId, invitation_id } };
  const date = formatDate(expires_at, { dateStyle: "long" });
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-semibold">{email}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {invited_by && <>{t("invitedBy", { name: invited_by.name })} · </>}
          <RelativeTime date={created_at} /> · {t("valid", { date })}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant="secondary"
          {...resend.trigger(options)}
          aria-label={t("resendTo", { email })}
        >
          {t("resend")}
        </Button>
        <Button
          size="small"
          variant="quiet-danger"
          {...revoke.trigger(options)}
          aria-label={t("revokeFor", { email })}
        >
          {t("revoke")}
        </Button>
      </div>
      <ActionError {...lastFailed(resend, revoke)} />
    </li>
  );
}
