import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { UsersRound } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { joinFacts } from "@/components/ui/join-facts";
import { LoadError } from "@/components/ui/load-error";
import { useMutation } from "@/components/ui/use-mutation";
import { useTypeahead } from "@/components/ui/use-typeahead";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { searchChatUsers, startConversation } from "@/lib/chat/contract";
import type { UserSummary } from "@/lib/friends/schemas";
import { useViewerRole } from "./viewer-role";

const minLength = 2;

type Props = { onClose: () => void; onStart: (id: number) => void; onNewGroup: () => void };

export function NewConversation({ onClose, onStart, onNewGroup }: Props) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const role = useViewerRole();
  const { control, typed, query, data, error, isLoading, retry } = useTypeahead(searchChatUsers, {
    request: (q) => ({ query: { q } }),
    minLength,
    delayMs: 500,
  });
  const users = data?.data;
  const start = useMutation(startConversation, {
    errorText: t("startFailed"),
    toast: false,
    onSuccess: ({ conversation_id }) => onStart(conversation_id),
  });
  return (
    <Dialog open onClose={onClose} size="small" title={t("new")}>
      {role === "student" && (
        <Button variant="quiet" onClick={onNewGroup} className="mb-3">
          <UsersRound />
          {tConversations("newGroup")}
        </Button>
      )}
      <InputField
        label={t("newLabel")}
        data-first-focus
        type="search"
        maxLength={80}
        autoComplete="off"
        {...control}
      />
      <SearchState text={typed} query={query} count={isLoading ? undefined : users?.length} />
      <FieldError>{start.error}</FieldError>
      <div aria-busy={isLoading} className="min-h-40">
        {isLoading && !users && <UserListSkeleton />}
        {error && <LoadError error={error} errorText={t("newFailed")} retry={retry} />}
        <ul>
          {users?.map((user) => (
            <UserOption
              key={user.id}
              user={user}
              onSelect={() => start.run({ body: { user_id: user.id } })}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function SearchState({ text, query, count }: { text: string; query: string; count: number | undefined }) {
  const t = useTranslations("chat");
  const isHidden = count !== undefined && count > 0;
  return (
    <p role="status" className={isHidden ? "sr-only" : "py-3 text-muted text-sm"}>
      {text === "" && t("newHint")}
      {text !== "" && text.length < minLength && t("newShort")}
      {count === 0 && t("newNone", { query })}
      {isHidden && t("newCount", { count })}
    </p>
  );
}

function UserOption({ user, onSelect }: { user: UserSummary; onSelect: () => void }) {
  const { id, name, username, location, avatar_url } = user;
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className="flex w-full items-center gap-3 rounded-control p-2 text-left transition-colors hover:bg-wash"
      >
        <Avatar id={id} name={name} src={avatar_url} size={40} />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <span className="block truncate text-muted text-sm">{joinFacts([`@${username}`, location])}</span>
        </span>
      </button>
    </li>
  );
}
