import { useTranslations } from "next-intl";
import { type KeyboardEvent, use, useRef } from "react";
import { MentionField } from "@/components/posts/mention-textarea";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { isComposing } from "@/components/ui/is-composing";
import { useDraft } from "@/components/ui/use-draft";
import { useMutation } from "@/components/ui/use-mutation";
import { editMessage } from "@/lib/chat/contract";
import type { Message } from "@/lib/chat/schemas";
import { toMarkup } from "@/lib/posts/mention-text";
import { ContentCounter, isTooLong } from "./content-counter";
import { MentionableUsers } from "./mentionable";

type Edit = { params: { id: number }; body: { content: string } };

/** The form in the place of the message's text. Unsent text is kept on the device; what is typed while it is saved stays. */
export function EditMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const mentionable = use(MentionableUsers);
  const t = useTranslations("chat");
  const markup = markupOf(message);
  const { value: text, set: setText, clear } = useDraft(`message-edit:${message.id}`, markup);
  const latest = useRef(text);
  const isEmpty = text.trim() === "" && message.attachments.length === 0;
  const clearAndClose = (sent?: string) => {
    clear(sent);
    onClose();
  };
  const { run, isBusy, error } = useMutation<typeof editMessage, Edit>(editMessage, {
    errorText: t("failed"),
    toast: false,
    onSuccess: (_, { body }) => latest.current === body.content && clearAndClose(body.content),
  });
  const save = () => {
    if (isEmpty || isTooLong(text)) return;
    if (text.trim() === markup) return onClose();
    void run({ params: { id: message.id }, body: { content: text } });
  };
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    save();
  }
  return (
    <div className="grid gap-2">
      <MentionField
        label={t("editLabel")}
        hideLabel
        error={error}
        autoFocus
        rows={1}
        value={text}
        {...mentionable}
        isAbove
        aria-invalid={isTooLong(text) || undefined}
        onWrite={(next) => {
          latest.current = next;
          setText(next);
        }}
        onKeyDown={onKeyDown}
        controlClassName="max-h-48"
      />
      <ContentCounter text={text} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" isBusy={isBusy} disabled={isEmpty || isTooLong(text)} onClick={save}>
          {t("save")}
        </Button>
        <CancelButton size="small" onClick={() => clearAndClose()} />
      </div>
    </div>
  );
}

function markupOf({ content, mentions }: Message): string {
  const unnamed = mentions.map((mention) => ({ ...mention, name: "" }));
  return toMarkup(content, unnamed);
}
