import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { MentionTextarea } from "@/components/posts/mention-textarea";
import { useTextDraft } from "@/components/posts/use-typed-draft";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Paperclip, SendHorizontal, X } from "@/components/ui/icons";
import { isComposing } from "@/components/ui/is-composing";
import { pasteFiles } from "@/components/ui/paste-files";
import { acceptedFiles } from "@/lib/chat/attachment-limits";
import type { Message } from "@/lib/chat/schemas";

import { AttachmentTiles } from "./attachment-tiles";
import { ContentCounter, isTooLong } from "./content-counter";
import type { MentionSource } from "./mentionable";
import type { useAttachments } from "./use-attachments";
import { useOnline } from "./use-online";

type Props = {
  draftKey: string;
  hasFirstFocus: boolean;
  name: string;
  mentionable: MentionSource;
  attachments: ReturnType<typeof useAttachments>;
  replyTo: Message | null;
  onCancelReply: () => void;
  onTyping: () => void;
  onSend: (content: string) => void;
};

/** Offline, Send is disabled and Enter adds the message to the outbox (docs/product.md#chat). */
export function MessageComposer(props: Props) {
  const { draftKey, name, mentionable, attachments, replyTo, onCancelReply, onTyping, onSend } = props;
  const t = useTranslations("chat");
  const isOnline = useOnline();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft: text, setDraft, clear } = useTextDraft(draftKey, box);
  const hasContent = text.trim() !== "" || attachments.picked.length > 0;
  const canSend = hasContent && !attachments.hasFailed && !isTooLong(text);
  useFocusOn(replyTo || props.hasFirstFocus, box);

  function send() {
    if (!canSend) return;
    onSend(text.trim());
    clear();
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
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
      <AttachmentTiles attachments={attachments} />
      <div className="flex items-end gap-2">
        <AttachButton onPick={attachments.add} />
        <Field label={t("box", { name })} hideLabel className="min-w-0 flex-1">
          {(control) => (
            <MentionTextarea
              {...control}
              ref={box}
              rows={1}
              value={text}
              {...mentionable}
              isAbove
              aria-invalid={isTooLong(text) || undefined}
              placeholder={t("box", { name })}
              onWrite={(text) => {
                setDraft(text);
                if (text) onTyping();
              }}
              onPaste={({ clipboardData }) => pasteFiles(clipboardData, attachments.add)}
              onKeyDown={onKeyDown}
              className="max-h-[120px] min-h-[44px]"
            />
          )}
        </Field>
        <SendButton isDisabled={!canSend || !isOnline} />
      </div>
      <ContentCounter text={text} />
    </form>
  );
}

function useFocusOn(subject: unknown, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (subject) box.current?.focus();
  }, [subject, box]);
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  const t = useTranslations("chat");
  return (
    <Button type="submit" disabled={isDisabled} aria-label={t("send")}>
      <SendHorizontal />
      <span className="max-lg:sr-only">{t("send")}</span>
    </Button>
  );
}

function AttachButton({ onPick }: { onPick: (files: File[]) => void }) {
  const t = useTranslations("chat.files");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t("attach")} onClick={() => input.current?.click()} icon={<Paperclip />} />
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        multiple
        hidden
        aria-label={t("attach")}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
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
