import { useTranslations } from "next-intl";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import type { Comment } from "@/lib/posts/schemas";
import { CommentEditor } from "./comment-editor";
import { nameOf } from "./comment-form";
import { CommentMenu } from "./comment-menu";
import type { PostViewer } from "./post-viewer";

export type CommentActions = {
  edit: (id: number, content: string) => Promise<string | null>;
  remove: (id: number) => Promise<string | null>;
  accept: (id: number) => Promise<string | null>;
  replace: (comment: Comment) => void;
};

type Props = {
  comment: Comment;
  viewer: PostViewer;
  moderates: boolean;
  actions: CommentActions;
  onReply: () => void;
};

/** One comment, with what this viewer may do. */
export function CommentItem({ comment, viewer, moderates, actions, onReply }: Props) {
  const t = useTranslations("posts.comments");
  const [editing, setEditing] = useState(false);
  const name = nameOf(comment, t("anonymous"));
  const [problem, setProblem] = useState<string | null>(null);
  const accept = async () => setProblem(await actions.accept(comment.id));
  const pending = comment.status === "pending";
  return (
    <li className="flex gap-3">
      <Avatar id={comment.user?.id ?? name} name={name} src={comment.user?.profile.avatar_url} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-display font-semibold [overflow-wrap:anywhere]">{name}</span>
          {comment.is_visitor && <Badge>{t("visitor")}</Badge>}
          {comment.author_email && <span className="text-muted">{comment.author_email}</span>}
          <span className="text-muted">
            <RelativeTime date={comment.created_at} kind="feed" />
            {comment.edited_at && ` · ${t("edited")}`}
          </span>
          {pending && <Badge tone="warning">{t("waiting")}</Badge>}
        </p>
        {comment.reply_to && (
          <p className="text-muted text-xs">
            {t("inReplyTo", { name: comment.reply_to.author_name || t("anonymous") })}
          </p>
        )}
        {editing ? (
          <CommentEditor comment={comment} onSave={actions.edit} onClose={() => setEditing(false)} />
        ) : (
          <RichText text={comment.content} className="max-w-post text-sm" />
        )}
        <FieldError>{problem ?? undefined}</FieldError>
        {comment.id > 0 && !editing && (
          <div className="-ml-2 flex gap-1 print:hidden">
            {pending && moderates && (
              <Button variant="secondary" size="small" onClick={accept}>
                {t("accept")}
              </Button>
            )}
            {!pending && (
              <Button variant="quiet" size="small" onClick={onReply}>
                {t("reply")}
              </Button>
            )}
          </div>
        )}
      </div>
      {comment.id > 0 && viewer.role !== "visitor" && (
        <CommentMenu
          comment={comment}
          name={name}
          moderates={moderates}
          actions={actions}
          onEdit={() => setEditing(true)}
        />
      )}
    </li>
  );
}
