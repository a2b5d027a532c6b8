import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { LoadError } from "@/components/ui/load-error";
import { MutationButton } from "@/components/ui/mutation-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { SectionCard } from "@/components/ui/section-card";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import {
  acceptGroupRequest,
  listGroupBans,
  listGroupRequests,
  rejectGroupRequest,
  unbanFromGroup,
} from "@/lib/groups/admission-contract";
import type { GroupUser } from "@/lib/groups/schemas";
import { GroupUserItem } from "./group-user-item";
import { useRefreshMembers } from "./use-refresh-members";

type Props = { groupId: number; onChange: () => void };

export function RequestsList({ groupId, onChange }: Props) {
  const t = useTranslations("groups");
  const list = useEndpoint(listGroupRequests, { params: { id: groupId } }, { revalidateOnFocus: true });
  return (
    <UsersSection id="group-requests" title={t("requests")} list={list} errorText={t("loadRequestsFailed")}>
      {(user) => <RequestRow key={user.id} groupId={groupId} user={user} onChange={onChange} />}
    </UsersSection>
  );
}

function RequestRow({ groupId, user, onChange }: Props & { user: GroupUser }) {
  const t = useTranslations("groups");
  const refresh = useRefreshMembers(onChange);
  // The list is refreshed after an error, too: another admin may have decided meanwhile.
  const handlers = { errorText: t("failed"), refresh };
  const accept = useMutation(acceptGroupRequest, { ...handlers, successText: t("requestAccepted") });
  const reject = useMutation(rejectGroupRequest, handlers);
  const { id: user_id, name } = user;
  const options = { params: { id: groupId }, body: { user_id } };
  return (
    <GroupUserItem user={user} detail={<RelativeTime date={user.created_at} />}>
      <Button size="small" {...accept.trigger(options)} aria-label={t("acceptName", { name })}>
        {t("accept")}
      </Button>
      <Button
        size="small"
        variant="secondary"
        {...reject.trigger(options)}
        aria-label={t("rejectName", { name })}
      >
        {t("reject")}
      </Button>
      <ActionError {...lastFailed(accept, reject)} />
    </GroupUserItem>
  );
}

export function BansList({ groupId, onChange }: Props) {
  const t = useTranslations("groups");
  const list = useEndpoint(listGroupBans, { params: { id: groupId } }, { revalidateOnFocus: true });
  const refresh = useRefreshMembers(onChange);
  return (
    <UsersSection id="group-bans" title={t("bans")} list={list} errorText={t("loadBansFailed")}>
      {(user) => (
        <GroupUserItem key={user.id} user={user} detail={<RelativeTime date={user.created_at} />}>
          <MutationButton
            size="small"
            variant="secondary"
            aria-label={t("unbanName", { name: user.name })}
            endpoint={unbanFromGroup}
            options={{ params: { id: groupId, user_id: user.id } }}
            errorText={t("failed")}
            successText={t("unbanned")}
            refresh={refresh}
          >
            {t("unban")}
          </MutationButton>
        </GroupUserItem>
      )}
    </UsersSection>
  );
}

type SectionProps = {
  id: string;
  title: string;
  list: { data?: { data: GroupUser[] } | undefined; error?: unknown; mutate: () => unknown };
  errorText: string;
  children: (user: GroupUser) => ReactNode;
};

function UsersSection({ id, title, list, errorText, children }: SectionProps) {
  const users = list.data?.data ?? [];
  return (
    <>
      {Boolean(list.error) && (
        <LoadError error={list.error} errorText={errorText} retry={() => void list.mutate()} />
      )}
      {users.length > 0 && (
        <SectionCard id={id} title={title}>
          <ul>{users.map(children)}</ul>
        </SectionCard>
      )}
    </>
  );
}
