import { SendHorizontal, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Textarea } from "@/components/ui/textarea";
import { postLimits } from "@/lib/posts/constants";
import type { Comment } from "@/lib/posts/schemas";
import type { PostViewer } from "./post-viewer";
import type { NewComment } from "./use-comments";
import { useVisitor, VisitorFields } from "./visitor-fields";

type Props = {
  viewer: PostViewer;
  answered: Comment | null;
  onCancelReply: () => void;
  /** Resolves to what went wrong, or null. */
  onSend: (draft: NewComment) => Promise<string | null>;
};

export function CommentForm({ viewer, answered, onCancelReply, onSend }: Props) {
  const t = useTranslations("posts.comments");
  const isVisitor = viewer.role === "visitor";
  const { content, setContent, error, busy, visitor, complete, submit } = useCommentForm(isVisitor, onSend);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (answered) box.current?.focus();
  }, [answered]);
  return (
    <form onSubmit={submit} className="grid gap-2 print:hidden">
      {answered && (
        <p className="flex items-center gap-1 text-muted text-sm">
          {t("replyingTo", { name: nameOf(answered, t("anonymous")) })}
          <IconButton label={t("cancelReply")} onClick={onCancelReply}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </p>
      )}
      {isVisitor && <VisitorFields visitor={visitor} />}
      <div className="flex items-start gap-2">
        {!isVisitor && (
          <Avatar
            id={viewer.id ?? 0}
            name={viewer.name}
            src={viewer.avatarUrl}
            size={32}
            className="mt-1.5"
          />
        )}
        <Field label={t("label")} hideLabel error={error} className="min-w-0 flex-1">
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              rows={1}
              value={content}
              maxLength={postLimits.comment}
              placeholder={t("placeholder")}
              onChange={(event) => setContent(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
              }}
              className="max-h-48"
            />
          )}
        </Field>
        <Button type="submit" busy={busy} disabled={!complete} aria-label={t("send")}>
          <SendHorizontal aria-hidden="true" />
          <span className="max-md:sr-only">{t("send")}</span>
        </Button>
      </div>
    </form>
  );
}

/** A comment being written; what was not taken comes back. */
function useCommentForm(isVisitor: boolean, onSend: Props["onSend"]) {
  const [content, setContent] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const visitor = useVisitor();
  const complete = content.trim() !== "" && (!isVisitor || visitor.complete);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy || !complete) return;
    setBusy(true);
    setError(undefined);
    setContent("");
    const problem = await onSend({ content, ...(isVisitor && visitor.signature()) });
    setBusy(false);
    if (problem === null) return;
    setContent(content);
    setError(problem);
  }
  return { content, setContent, error, busy, visitor, complete, submit };
}

export function nameOf(comment: Comment, anonymous: string): string {
  return comment.user?.name || comment.author_name || anonymous;
}
