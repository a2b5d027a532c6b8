import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Mail, UserPlus } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { LoadError } from "@/components/ui/load-error";
import { Section } from "@/components/ui/section";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import { useTypeahead } from "@/components/ui/use-typeahead";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { searchUsers } from "@/lib/friends/contract";
import type { UserSummary } from "@/lib/friends/schemas";
import { inviteToGroup } from "@/lib/groups/admission-contract";
import { addGroupMember, listGroupMembers } from "@/lib/groups/members-contract";
import { useRefreshMembers } from "./use-refresh-members";

type Props = {
  groupId: number;
  isSeveral: boolean;
  onSeveralChange: (isSeveral: boolean) => void;
  onAdd: () => void;
};

export function AddMembers({ groupId, isSeveral, onSeveralChange, onAdd }: Props) {
  const t = useTranslations("groups");
  const { control, query, data, error, isLoading, retry } = useTypeahead(searchUsers, {
    request: (search) => ({ query: { search, per_page: 8 } }),
  });
  const users = data?.data;
  const hasMore = data !== undefined && data.total > data.data.length;
  const members = useEndpoint(
    listGroupMembers,
    query ? { params: { id: groupId }, query: { q: query, per_page: 100 } } : null,
    { keepPreviousData: true },
  );
  const memberIds = new Set(members.data?.data.map((member) => member.id));
  return (
    <Section id="add-members" heading="h3" title={t("addMembers")} className="grid gap-2">
      <InputField
        label={t("searchPeople")}
        hint={t("searchHint")}
        type="search"
        maxLength={80}
        autoComplete="off"
        {...control}
      />
      <Checkbox
        label={t("addSeveral")}
        checked={isSeveral}
        onChange={(event) => onSeveralChange(event.target.checked)}
      />
      <div aria-busy={isLoading}>
        {isLoading && !users && <UserListSkeleton />}
        {error && <LoadError error={error} errorText={t("searchFailed")} retry={retry} />}
        <ul>
          {users?.map((user) => (
            <ResultRow
              key={user.id}
              groupId={groupId}
              user={user}
              isMember={memberIds.has(user.id)}
              onAdd={onAdd}
            />
          ))}
        </ul>
      </div>
      <p role="status" className={users?.length === 0 || hasMore ? "text-muted text-sm" : "sr-only"}>
        {users && !isLoading && t(hasMore ? "morePeople" : "people", { count: users.length, query })}
      </p>
    </Section>
  );
}

type RowProps = { groupId: number; user: UserSummary; isMember: boolean; onAdd: () => void };

function ResultRow({ groupId, user: { id, name, username, avatar_url }, isMember, onAdd }: RowProps) {
  const t = useTranslations("groups");
  const add = useMutation(addGroupMember, {
    errorText: t("addFailed"),
    successText: t("added"),
    onSuccess: useRefreshMembers(onAdd),
  });
  const invite = useMutation(inviteToGroup, { errorText: t("inviteFailed"), successText: t("inviteSent") });
  const options = { params: { id: groupId }, body: { user_id: id } };
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-2 last:border-b-0">
      <Avatar id={id} name={name} src={avatar_url} size={40} />
      <div className="min-w-32 flex-1">
        <p className="wrap-anywhere font-semibold text-sm">{name}</p>
        <p className="wrap-anywhere text-muted text-xs">@{username}</p>
      </div>
      {isMember ? (
        <p className="text-muted text-sm">{t("roles.member")}</p>
      ) : (
        <>
          <Button size="small" {...add.trigger(options)} aria-label={t("addName", { name })}>
            <UserPlus />
            {t("add")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            {...invite.trigger(options)}
            aria-label={t("inviteName", { name })}
          >
            <Mail />
            {t("invite")}
          </Button>
        </>
      )}
      <ActionError {...lastFailed(add, invite)} />
    </li>
  );
}
