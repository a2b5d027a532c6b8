import { useTranslations } from "next-intl";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { UsersRound } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { LoadError } from "@/components/ui/load-error";
import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useMutation } from "@/components/ui/use-mutation";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { searchChatUsers, startConversation } from "@/lib/chat/contract";
import type { UserSummary } from "@/lib/friends/schemas";
import { useViewerRole } from "./viewer-role";

const delayMs = 500;
const minLength = 2;

type Props = { onClose: () => void; onStart: (id: number) => void; onNewGroup: () => void };

/** Selects whom to write to; searches while the viewer types. */
export function NewConversation({ onClose, onStart, onNewGroup }: Props) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const role = useViewerRole();
  const [text, setText] = useState("");
  const { query, users, error, isLoading, retry } = useChatUsers(text.trim());
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
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SearchState text={text.trim()} query={query} count={isLoading ? undefined : users?.length} />
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
          <span className="block truncate text-muted text-sm">
            {[`@${username}`, location].filter(Boolean).join(" · ")}
          </span>
        </span>
      </button>
    </li>
  );
}

function useChatUsers(text: string) {
  const query = useDebouncedValue(text, delayMs);
  const isLongEnough = text.length >= minLength;
  const { data, error, isLoading, mutate } = useEndpoint(
    searchChatUsers,
    query.length >= minLength ? { query: { q: query } } : null,
    { shouldRetryOnError: false, keepPreviousData: true },
  );
  return {
    query,
    users: isLongEnough && query.length >= minLength && !error ? data?.data : undefined,
    error: isLongEnough && error,
    isLoading: isLongEnough && (isLoading || query !== text),
    retry: () => void mutate(),
  };
}
