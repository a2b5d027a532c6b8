import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { AlertCount } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { cx } from "@/components/ui/cx";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { SquarePen } from "@/components/ui/icons";
import { LoadError } from "@/components/ui/load-error";
import { SearchField } from "@/components/ui/search-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { conversationFolders } from "@/lib/chat/schemas";
import { companyPaths } from "@/lib/routes";
import { ConversationRow } from "./conversation-row";
import { type ConversationsPage, type Folder, useConversations, useRequestCount } from "./use-conversations";
import { useViewerRole } from "./viewer-role";

const loadMessageResults = () => import("./message-results").then((module) => module.MessageResults);
const loadNewConversation = () => import("./new-conversation").then((module) => module.NewConversation);
const loadNewGroup = () => import("./new-group").then((module) => module.NewGroup);

type Props = {
  initialData: ConversationsPage;
  openId: number | null;
  onOpen: (id: number, messageId?: number) => void;
  /** Opens a conversation that the viewer writes in next. */
  onStart: (id: number) => void;
  onClose: (id: number) => void;
};

export function ConversationList({ initialData, openId, onOpen, onStart, onClose }: Props) {
  const t = useTranslations("chat");
  const [folder, setFolder] = useState<Folder>("inbox");
  const [q, setQ] = useState("");
  const results = useLazyComponent(loadMessageResults);
  const newConversation = useNewConversation();
  const { control } = useDebouncedInput(q, search);
  const list = useConversations(folder, q, initialData);
  function search(text: string) {
    setQ(text);
    if (text && !results.Component) void results.show();
  }
  return (
    <section aria-labelledby="conversations" className="flex h-full flex-col">
      <div className="grid gap-2 border-line border-b p-3">
        <ListHeader newConversation={newConversation} onStart={onStart} />
        <SearchField label={t("search")} {...control} />
        <Folders folder={folder} onChange={setFolder} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto" aria-busy={list.isLoading}>
        {list.error && (
          <LoadError error={list.error} errorText={t("listFailed")} retry={list.refresh} className="p-4" />
        )}
        {!list.conversations && !list.error && (
          <div className="px-3">
            <UserListSkeleton />
          </div>
        )}
        {list.isEmpty && <EmptyList folder={folder} q={q} trigger={newConversation.trigger} />}
        <ul aria-label={t("conversations")}>
          {list.conversations?.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              onOpen={onOpen}
              onClose={onClose}
              onChange={list.refresh}
            />
          ))}
        </ul>
        {list.loadMore && (
          <div className="p-3 text-center">
            <Button variant="quiet" size="small" onClick={list.loadMore}>
              {t("more")}
            </Button>
          </div>
        )}
        {results.Component && <results.Component q={q} onOpen={onOpen} />}
      </div>
    </section>
  );
}

type NewConversationState = ReturnType<typeof useNewConversation>;
const useNewConversation = () => useLazyComponent(loadNewConversation);

type EmptyListProps = { folder: Folder; q: string; trigger: NewConversationState["trigger"] };

function EmptyList({ folder, q, trigger }: EmptyListProps) {
  const role = useViewerRole();
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  if (q) return <EmptyState heading="h3" title={t("notFound")} />;
  if (folder === "archive") return <EmptyState heading="h3" title={tConversations("noArchived")} />;
  if (folder === "requests") return <EmptyState heading="h3" title={t("noRequests")} />;
  return (
    <EmptyState illustration="empty-bench" heading="h3" title={t("empty")} text={t(emptyTexts[role])}>
      {role === "company" ? (
        <ButtonLink href={companyPaths.applications}>{t("emptyCompanyAction")}</ButtonLink>
      ) : (
        <Button {...trigger}>{t("emptyAction")}</Button>
      )}
    </EmptyState>
  );
}

const emptyTexts = { student: "emptyText", company: "emptyCompanyText", admin: "emptyAdminText" } as const;

type ListHeaderProps = Pick<Props, "onStart"> & { newConversation: NewConversationState };

function ListHeader({ newConversation, onStart }: ListHeaderProps) {
  const canStart = useViewerRole() !== "company";
  const t = useTranslations("chat");
  const newGroup = useLazyComponent(loadNewGroup);
  function start(id: number) {
    newConversation.hide();
    newGroup.hide();
    onStart(id);
  }
  return (
    <div className="flex min-h-11 items-center justify-between">
      <h2 id="conversations" className="text-xl">
        {t("title")}
      </h2>
      {canStart && <IconButton label={t("new")} {...newConversation.trigger} icon={<SquarePen />} />}
      {newConversation.Component && (
        <newConversation.Component
          onClose={newConversation.hide}
          onStart={start}
          onNewGroup={() => void newGroup.show().then((isShown) => isShown && newConversation.hide())}
        />
      )}
      {newGroup.Component && <newGroup.Component onClose={newGroup.hide} onStart={start} />}
    </div>
  );
}

function Folders({ folder, onChange }: { folder: Folder; onChange: (folder: Folder) => void }) {
  const role = useViewerRole();
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  // Only students have the folder of requests, because only they write to users who have to accept it.
  const folders = conversationFolders.filter((name) => role === "student" || name !== "requests");
  const requests = useRequestCount();
  const requestsId = useId();
  return (
    <div className="flex flex-wrap gap-1">
      {folders.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={folder === name}
          aria-describedby={name === "requests" && requests > 0 ? requestsId : undefined}
          onClick={() => onChange(name)}
          className={cx(
            "min-h-11 rounded-control px-3 text-muted text-sm transition-colors hover:bg-wash hover:text-ink md:min-h-9",
            "aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent",
          )}
        >
          {name === "archive" ? tConversations("archived") : t(name)}
          {name === "requests" && requests > 0 && (
            <span aria-hidden="true" className="ml-1.5 tabular-nums">
              <AlertCount count={requests} />
            </span>
          )}
        </button>
      ))}
      <span id={requestsId} hidden>
        {t("requestCount", { count: requests })}
      </span>
    </div>
  );
}
