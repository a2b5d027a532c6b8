import { useTranslations } from "next-intl";
import { type MouseEvent, useId, useState } from "react";
import { MarkedText } from "@/components/search/marked-text";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { hasModifier } from "@/components/ui/has-modifier";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { RelativeTime } from "@/components/ui/relative-time";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { chatLimits } from "@/lib/chat/schemas";
import { searchMessages } from "@/lib/chat/search-contract";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { snippet } from "@/lib/search/snippet";
import { conversationHref } from "./use-open-conversation";

type Props = { q: string; conversationId?: number; onOpen: (id: number, messageId: number) => void };
type MessageResult = ResponseOf<typeof searchMessages>["data"][number];

const minLength = 2;
const maxShown = 100;

/** The messages with the words of a search, the newest first; each leads to its place. */
export function MessageResults({ q, conversationId, onOpen }: Props) {
  const t = useTranslations("chat.messageSearch");
  const titleId = useId();
  const [shown, setShown] = useState(chatLimits.searchResults);
  const isLongEnough = q.length >= minLength;
  const { data, error, isLoading, mutate } = useEndpoint(
    searchMessages,
    isLongEnough ? { query: { q, conversation_id: conversationId, per_page: shown } } : null,
    { shouldRetryOnError: false, keepPreviousData: true },
  );
  if (!isLongEnough) return null;
  const page = error ? undefined : data;
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading} className="border-line border-t py-2">
      <h3 id={titleId} className="flex items-baseline justify-between px-3 py-1 text-sm">
        {t("title")}
        <span role="status" className="font-normal text-muted text-xs tabular-nums">
          {page &&
            t(page.total >= chatLimits.searchMatches ? "countAboveMax" : "count", { count: page.total })}
        </span>
      </h3>
      {error && (
        <LoadError error={error} errorText={t("failed")} retry={() => void mutate()} className="px-3" />
      )}
      <ul>
        {page?.data.map((hit) => (
          <HitRow key={hit.message.id} hit={hit} q={q} onOpen={onOpen} />
        ))}
      </ul>
      {page && page.total > shown && shown < maxShown && (
        <Button variant="quiet" size="small" className="mx-3" onClick={() => setShown(maxShown)}>
          {t("more")}
        </Button>
      )}
    </section>
  );
}

function HitRow({ hit, q, onOpen }: { hit: MessageResult } & Pick<Props, "q" | "onOpen">) {
  const t = useTranslations("chat");
  const { message, conversation } = hit;
  const { id, content, sender, attachments, is_own_message } = message;
  const text = content || attachments.map(({ name }) => name).join(", ");
  function open(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onOpen(conversation.id, id);
  }
  return (
    <li>
      <Link
        href={conversationHref(conversation.id, id)}
        onClick={open}
        className="flex items-start gap-3 px-3 py-2 outline-offset-[-2px] transition-colors hover:bg-wash"
      >
        <Avatar id={sender.id} name={sender.name} src={sender.avatar} size={32} />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="flex items-baseline gap-2 text-sm">
            <bdi className="min-w-0 flex-1 truncate font-medium">{conversation.name}</bdi>
            <RelativeTime kind="chat" date={message.created_at} className="shrink-0 text-muted text-xs" />
          </span>
          <bdi className="line-clamp-2 text-muted text-sm wrap-anywhere">
            {is_own_message && t("you", { text: "" })}
            <MarkedText text={snippet(text, 60, q)} query={q} />
          </bdi>
        </span>
      </Link>
    </li>
  );
}
