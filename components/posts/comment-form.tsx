import { useTranslations } from "next-intl";
import { type ComponentProps, type FormEvent, useEffect, useId, useRef } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { SendHorizontal, X } from "@/components/ui/icons";
import type { FieldErrors } from "@/lib/core/api/error-message";
import { postLimits } from "@/lib/posts/constants";
import type { Comment } from "@/lib/posts/schemas";
import { ButtonHint } from "./button-hint";
import { MentionTextarea } from "./mention-textarea";
import { canMention, type PostViewer } from "./post-viewer";
import type { NewComment } from "./use-comments";
import { useTextDraft } from "./use-typed-draft";
import { hasVisitorError, useVisitor, VisitorFields } from "./visitor-fields";

type Props = {
  viewer: PostViewer;
  postId: number;
  autoFocus: boolean;
  /** The comment that is replied to. */
  parent: Comment | null;
  isBusy: boolean;
  error: string | undefined;
  fieldErrors: FieldErrors | undefined;
  onCancelReply: () => void;
  /** Resolves to whether it was sent. */
  onSend: (draft: NewComment) => Promise<boolean>;
};

export function CommentForm(props: Props) {
  const { viewer, postId, parent, isBusy, error, fieldErrors, onCancelReply, onSend } = props;
  const t = useTranslations("posts.comments");
  const isVisitor = viewer.role === "visitor";
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft: text, setDraft, clear } = useTextDraft(`comment:${postId}`, box);
  const visitor = useVisitor();
  const textError = hasVisitorError(fieldErrors) ? undefined : error;
  const isComplete = text.trim() !== "" && (!isVisitor || visitor.isComplete);
  const hint = isVisitor && !isComplete ? t("incomplete") : undefined;
  const hintId = useId();
  const parentId = parent?.id;
  useEffect(() => {
    if (parentId !== undefined) box.current?.focus();
  }, [parentId]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy || !isComplete) return;
    if (await onSend({ content: text, ...(isVisitor && visitor.signature()) })) clear();
  }
  return (
    <form noValidate onSubmit={submit} className="group grid gap-2 print:hidden">
      {parent && <ReplyingTo parent={parent} onCancel={onCancelReply} />}
      {isVisitor && <VisitorFields visitor={visitor} errors={fieldErrors} />}
      <div className="flex items-start gap-2">
        {viewer.id !== null && (
          <Avatar id={viewer.id} name={viewer.name} src={viewer.avatarUrl} size={32} className="mt-1.5" />
        )}
        <Field label={t("label")} hideLabel error={textError} className="min-w-0 flex-1">
          {(control) => (
            <MentionTextarea
              {...control}
              ref={box}
              autoFocus={props.autoFocus}
              rows={1}
              value={isBusy ? "" : text}
              readOnly={isBusy}
              maxLength={postLimits.comment}
              placeholder={t("placeholder")}
              onWrite={setDraft}
              postId={postId}
              isEnabled={canMention(viewer)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
              }}
              className="max-h-48"
            />
          )}
        </Field>
        <SendButton isBusy={isBusy} disabled={!isComplete} title={hint} aria-describedby={hintId} />
      </div>
      <ButtonHint id={hintId} text={hint} />
    </form>
  );
}

function ReplyingTo({ parent, onCancel }: { parent: Comment; onCancel: () => void }) {
  const t = useTranslations("posts.comments");
  return (
    <p className="flex items-center gap-1 text-muted text-sm">
      {t("replyingTo", { name: authorName(parent, t("anonymous")) })}
      <IconButton label={t("cancelReply")} onClick={onCancel} icon={<X className="size-4" />} />
    </p>
  );
}

function SendButton(props: ComponentProps<typeof Button>) {
  const t = useTranslations("posts.comments");
  return (
    <Button {...props} type="submit" aria-label={t("send")}>
      <SendHorizontal />
      <span className="max-md:sr-only">{t("send")}</span>
    </Button>
  );
}

export function authorName(comment: Comment, anonymous: string): string {
  return comment.user?.name || comment.author_name || anonymous;
}
