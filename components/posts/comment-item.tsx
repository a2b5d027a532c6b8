import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmailText } from "@/components/ui/email-text";
import { MutationButton } from "@/components/ui/mutation-button";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { acceptComment } from "@/lib/posts/comments-contract";
import type { Comment } from "@/lib/posts/schemas";
import { authorName } from "./comment-form";
import { CommentMenu } from "./comment-menu";
import { MentionText } from "./mention-text";
import { authorPath, type PostViewer } from "./post-viewer";

export type CommentActions = {
  replace: (comment: Comment) => void;
  remove: (id: number) => void;
  setCount: (count: number) => void;
  /** Called when a comment was changed or deleted on another page. */
  refresh: () => void;
};

type Props = {
  comment: Comment;
  viewer: PostViewer;
  isModerator: boolean;
  actions: CommentActions;
  onReply: () => void;
};

export function CommentItem({ comment, viewer, isModerator, actions, onReply }: Props) {
  const t = useTranslations("posts.comments");
  const editor = useLazyComponent(loadEditor);
  const name = authorName(comment, t("anonymous"));
  const profile = comment.user ? authorPath(viewer, comment.user.id) : undefined;
  const isPending = comment.status === "pending";
  return (
    <li className="flex gap-3">
      <OptionalLink href={profile} tabIndex={-1} aria-hidden="true" className="shrink-0 self-start">
        <Avatar id={comment.user?.id ?? name} name={name} src={comment.user?.profile.avatar_url} size={32} />
      </OptionalLink>
      <div className="min-w-0 flex-1">
        <Byline comment={comment} name={name} profile={profile} />
        {comment.reply_to && (
          <p className="text-muted text-xs">
            {t("inReplyTo", { name: comment.reply_to.author_name || t("anonymous") })}
          </p>
        )}
        {editor.Component ? (
          <editor.Component
            comment={comment}
            viewer={viewer}
            onSaved={actions.replace}
            onOutdated={actions.refresh}
            onClose={editor.hide}
          />
        ) : (
          <MentionText text={comment} viewer={viewer} className="max-w-post text-sm" />
        )}
        {comment.id > 0 && !editor.Component && (
          <div className="flex flex-wrap gap-1 print:hidden">
            {isPending && isModerator && !comment.is_owner && (
              <AcceptButton comment={comment} actions={actions} />
            )}
            {!isPending && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t("replyTo", { name })}
                onClick={onReply}
                className="-ml-3"
              >
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
          isModerator={isModerator}
          actions={actions}
          onEdit={editor.show}
        />
      )}
    </li>
  );
}

/** The editor is loaded on demand, since it imports the form library (15 KB). */
async function loadEditor() {
  return (await import("./comment-editor")).CommentEditor;
}

function Byline({ comment, name, profile }: { comment: Comment; name: string; profile: string | undefined }) {
  const t = useTranslations("posts.comments");
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <OptionalLink href={profile} className={nameStyle}>
        {name}
      </OptionalLink>
      {comment.is_visitor && <Badge>{t("visitor")}</Badge>}
      {comment.author_email && <EmailText email={comment.author_email} className="text-muted" />}
      <span className="text-muted">
        <RelativeTime date={comment.created_at} />
        {comment.edited_at && ` · ${t("edited")}`}
      </span>
      {comment.status === "pending" && (
        <Badge tone="warning">{t(comment.is_owner ? "held" : "waiting")}</Badge>
      )}
    </p>
  );
}

const nameStyle =
  "wrap-anywhere inline-flex min-h-6 items-center font-display font-semibold [a]:hover:underline";

type AcceptProps = { comment: Comment; actions: CommentActions };

function AcceptButton({ comment: { id, edited_at }, actions }: AcceptProps) {
  const t = useTranslations("posts");
  return (
    <MutationButton
      variant="secondary"
      size="small"
      endpoint={acceptComment}
      options={{ params: { id }, body: { edited_at } }}
      errorText={t("failed.commentUpdate")}
      successText={t("comments.accepted")}
      toast={false}
      onOutdated={actions.refresh}
      onSuccess={({ data, comments_count }) => {
        actions.replace(data);
        actions.setCount(comments_count);
      }}
    >
      {t("comments.accept")}
    </MutationButton>
  );
}
