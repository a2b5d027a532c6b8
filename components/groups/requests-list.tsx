import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadError } from "@/components/ui/load-error";
import { RelativeTime } from "@/components/ui/relative-time";
import { Section } from "@/components/ui/section";
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

/** Nothing while nobody waits. */
export function RequestsList({ groupId, onChange }: Props) {
  const t = useTranslations("groups");
  const { data, error, mutate } = useEndpoint(listGroupRequests, { params: { id: groupId } });
  const people = data?.data ?? [];
  return (
    <>
      {error && <LoadError error={error} failed={t("loadRequestsFailed")} retry={() => void mutate()} />}
      {people.length > 0 && (
        <Section
          as={Card}
          id="group-requests"
          title={t("requests")}
          titleClassName="text-lg"
          className="p-4 md:p-5"
        >
          <ul>
            {people.map((user) => (
              <RequestRow key={user.id} groupId={groupId} user={user} onChange={onChange} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function RequestRow({ groupId, user, onChange }: Props & { user: GroupUser }) {
  const t = useTranslations("groups");
  const refreshing = useRefreshing(onChange);
  const accept = useMutation(acceptGroupRequest, {
    failed: t("failed"),
    done: t("requestAccepted"),
    ...refreshing,
  });
  const reject = useMutation(rejectGroupRequest, { failed: t("failed"), ...refreshing });
  const { id: user_id, name } = user;
  const options = { params: { id: groupId }, body: { user_id } };
  const failed = lastFailed(accept, reject);
  return (
    <GroupUserItem user={user} detail={<RelativeTime date={user.created_at} />}>
      <Button
        size="small"
        busy={accept.busy}
        aria-label={t("acceptName", { name })}
        onClick={() => accept.run(options)}
      >
        {t("accept")}
      </Button>
      <Button
        size="small"
        variant="secondary"
        busy={reject.busy}
        aria-label={t("rejectName", { name })}
        onClick={() => reject.run(options)}
      >
        {t("reject")}
      </Button>
      <ActionError error={failed.error} retry={failed.retry} />
    </GroupUserItem>
  );
}

/** Nothing while nobody is banned. */
export function BansList({ groupId, onChange }: Props) {
  const t = useTranslations("groups");
  const { data, error, mutate } = useEndpoint(listGroupBans, { params: { id: groupId } });
  const people = data?.data ?? [];
  const refreshing = useRefreshing(onChange);
  const unban = useMutation(unbanFromGroup, { failed: t("failed"), done: t("unbanned"), ...refreshing });
  return (
    <>
      {error && <LoadError error={error} failed={t("loadBansFailed")} retry={() => void mutate()} />}
      {people.length > 0 && (
        <Section as={Card} id="group-bans" title={t("bans")} titleClassName="text-lg" className="p-4 md:p-5">
          <ul>
            {people.map((user) => (
              <GroupUserItem key={user.id} user={user} detail={<RelativeTime date={user.created_at} />}>
                <Button
                  size="small"
                  variant="secondary"
                  busy={unban.busy}
                  aria-label={t("unbanName", { name: user.name })}
                  onClick={() => unban.run({ params: { id: groupId, user_id: user.id } })}
                >
                  {t("unban")}
                </Button>
              </GroupUserItem>
            ))}
          </ul>
          <ActionError error={unban.error} retry={unban.retry} />
        </Section>
      )}
    </>
  );
}

/** Also when another admin has decided meanwhile. */
function useRefreshing(onChange: () => void) {
  const refreshMembers = useRefreshMembers();
  function onSuccess() {
    refreshMembers();
    onChange();
  }
  return { onSuccess, onOutdated: onSuccess };
}
