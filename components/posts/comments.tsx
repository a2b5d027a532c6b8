import { useTranslations } from "next-intl";
import { type ComponentProps, type RefObject, useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { isGroupModerator } from "@/lib/groups/roles";
import type { Comment, Post } from "@/lib/posts/schemas";
import { authorName, CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import type { PostViewer } from "./post-viewer";
import { useAddComment, useComments } from "./use-comments";

export type CommentsProps = {
  post: Post;
  viewer: PostViewer;
  version?: number | undefined;
  /** The comments that were shown when they were last open. */
  lastShown: RefObject<Comment[] | null>;
  /** Set where the viewer opened the comments, for the focus to be in the comment box. */
  autoFocus: boolean;
  /** Shows the number of comments; with `replaced`, only in place of that number. */
  onCount: (count: number, replaced?: number) => void;
  onOutdated: () => unknown;
};

export function Comments(props: CommentsProps) {
  const { post, viewer, version = 0, lastShown, autoFocus, onCount, onOutdated } = props;
  const t = useTranslations("posts.comments");
  const isModerator = post.is_owner || viewer.role === "admin" || isGroupModerator(post.group?.role ?? null);
  const list = useComments(post, { isMember: viewer.role !== "visitor", isModerator, version, lastShown });
  const actions = {
    replace: list.replace,
    remove: list.remove,
    setCount: onCount,
    refresh() {
      list.refresh();
      onOutdated();
    },
  };
  const setters = { setComments: list.setComments, setCount: onCount, onOutdated: actions.refresh };
  const add = useAddComment(post, viewer, setters);
  const [parentId, setParentId] = useState<number>();
  // A comment that is deleted meanwhile cannot be replied to.
  const parent = list.comments.find(({ id }) => id === parentId) ?? null;
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-4">
      <CommentForm
        viewer={viewer}
        postId={post.id}
        autoFocus={autoFocus}
        parent={parent}
        isBusy={add.isBusy}
        error={add.error}
        fieldErrors={add.fieldErrors}
        onCancelReply={() => setParentId(undefined)}
        onSend={async (draft) => {
          const response = await add.run({
            params: { id: post.id },
            body: { ...draft, reply_to_id: parent?.id },
          });
          if (response) setParentId(undefined);
          return response !== undefined;
        }}
      />
      {list.comments.length === 0 && !list.hasMore && (
        <p className="py-2 text-center text-muted text-sm">{t("empty")}</p>
      )}
      <CommentList
        comments={list.comments}
        viewer={viewer}
        isModerator={isModerator}
        actions={actions}
        onReply={({ id }) => setParentId(id)}
      />
      {/* The live region is outside of the list: around it, it would announce its menus, dialogs and text boxes too. */}
      <div role="status" className="sr-only">
        {list.arrived.map((comment) => (
          <p key={comment.id}>{`${authorName(comment, t("anonymous"))}: ${comment.content}`}</p>
        ))}
      </div>
      <ActionError {...list.load} />
      <MoreButton list={list} />
    </section>
  );
}

function MoreButton({ list: { hasMore, isBusy, loadMore } }: { list: ReturnType<typeof useComments> }) {
  const t = useTranslations("posts.comments");
  if (!hasMore) return null;
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={loadMore} className="justify-self-start">
      {t("more")}
    </Button>
  );
}

type ListProps = Omit<ComponentProps<typeof CommentItem>, "comment" | "onReply"> & {
  comments: Comment[];
  onReply: (comment: Comment) => void;
};

function CommentList({ comments, onReply, ...shared }: ListProps) {
  const t = useTranslations("posts.comments");
  return (
    <ul aria-label={t("title")} className="grid grid-cols-1 gap-4">
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} onReply={() => onReply(comment)} {...shared} />
      ))}
    </ul>
  );
}
