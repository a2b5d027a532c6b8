import { SendHorizontal, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Textarea } from "@/components/ui/textarea";
import { useTextDraft } from "@/components/ui/use-text-draft";
import { chatLimits, type Message } from "@/lib/chat/schemas";

const countFrom = 0.8 * chatLimits.content;
const warnFrom = 0.95 * chatLimits.content;

type Props = {
  draftKey: string;
  name: string;
  isOnline: boolean;
  replyTo: Message | null;
  onCancelReply: () => void;
  onTyping: () => void;
  onSend: (content: string) => void;
};

/** Offline, Send is disabled and Enter puts the message into the outbox (docs/product.md#chat). */
export function MessageComposer(props: Props) {
  const { draftKey, name, isOnline, replyTo, onCancelReply, onTyping, onSend } = props;
  const t = useTranslations("chat");
  const draft = useTextDraft(draftKey);
  const box = useRef<HTMLTextAreaElement>(null);
  const isEmpty = draft.text.trim() === "";
  useEffect(() => {
    if (replyTo) box.current?.focus();
  }, [replyTo]);

  function send() {
    if (isEmpty) return;
    onSend(draft.text.trim());
    draft.forget();
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isOnline) send();
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-1 border-line border-t p-3 print:hidden">
      {replyTo && <ReplyBar name={replyTo.sender.name} onCancel={onCancelReply} />}
      <div className="flex items-end gap-2">
        <Field label={t("box", { name })} hideLabel className="min-w-0 flex-1">
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              rows={1}
              value={draft.text}
              maxLength={chatLimits.content}
              placeholder={t("box", { name })}
              onChange={(event) => {
                draft.type(event.target.value);
                if (event.target.value) onTyping();
              }}
              onKeyDown={onKeyDown}
              className="max-h-[120px] min-h-[44px]"
            />
          )}
        </Field>
        <Button type="submit" disabled={isEmpty || !isOnline} aria-label={t("send")}>
          <SendHorizontal />
          <span className="max-md:sr-only">{t("send")}</span>
        </Button>
      </div>
      <Counter length={draft.text.length} />
    </form>
  );
}

function ReplyBar({ name, onCancel }: { name: string; onCancel: () => void }) {
  const t = useTranslations("chat");
  return (
    <p className="flex items-center gap-1 text-muted text-sm">
      <span className="min-w-0 truncate">{t("replyingTo", { name })}</span>
      <IconButton label={t("cancelReply")} onClick={onCancel} icon={<X className="size-4" />} />
    </p>
  );
}

function Counter({ length }: { length: number }) {
  const t = useTranslations("chat");
  const isWarning = length > warnFrom;
  return (
    <p
      role="status"
      className={cx(
        "text-right text-xs tabular-nums empty:hidden",
        isWarning ? "font-semibold text-warning" : "text-muted",
      )}
    >
      {isWarning && t("countWarning", { count: chatLimits.content - length })}
      {!isWarning && length > countFrom && t("count", { count: length, max: chatLimits.content })}
    </p>
  );
}
