import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useState } from "react";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import { useResponseOrder } from "@/components/ui/use-response-order";
import { call, redirectToSignIn } from "@/lib/core/api/client";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { fieldErrorsOf } from "@/lib/core/api/error-message";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { renderMarkup } from "@/lib/posts/mention-text";
import type { Comment, Post } from "@/lib/posts/schemas";
import type { CommentsProps } from "./comments";
import { appendOlder, isPublished, mergeHeld, mergeNewest, removeComment } from "./merge-comments";
import type { PostViewer } from "./post-viewer";
import { toastSaved } from "./toast-saved";
import { hasVisitorError } from "./visitor-fields";

export type NewComment = BodyOf<typeof createComment>;
type Setters = {
  setComments: (change: (comments: Comment[]) => Comment[]) => void;
  setCount: CommentsProps["onCount"];
  onOutdated: () => void;
};

type Options = Pick<CommentsProps, "lastShown"> & {
  isMember: boolean;
  isModerator: boolean;
  version: number;
};

/**
 * A post's comments: at first those of the last opening, or the embedded ones. Moderators also see those that wait for
 * them, and members their own.
 */
export function useComments(post: Post, { isMember, isModerator, version, lastShown }: Options) {
  const [comments, setComments] = useState(() => withoutTemporary(lastShown.current ?? post.comments));
  useLayoutEffect(() => {
    lastShown.current = comments;
  }, [comments, lastShown]);
  const shown = comments.filter(isPublished);
  const published = shown.filter(({ id }) => id !== temporaryId);
  const params = { id: post.id };
  const { older, held } = useLoads(comments, setComments);
  const fetchHeld = () => {
    if (isMember)
      void held.run({ params, query: { status: isModerator ? "pending" : "held", per_page: 100 } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(fetchHeld, [isModerator]);
  const [arrived, setArrived] = useState<Comment[]>([]);
  const length = published.length;
  const newestId = published[0]?.id ?? 0;
  const startRequest = useResponseOrder();
  const fetchNewest = () => {
    const isNewest = startRequest(post.id);
    const query = { per_page: Math.min(maxRefreshed, length + refreshedBeyond) };
    call(listComments, { params, query }).then(
      ({ data }) => {
        if (!isNewest()) return;
        setArrived(data.data.filter(({ id, is_owner }) => id > newestId && !is_owner));
        setComments((current) => mergeNewest(comments, current, data.data, query.per_page));
      },
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change by others
  useEffect(() => {
    if (version > 0) fetchNewest();
  }, [version]);
  return {
    comments,
    setComments,
    arrived,
    isBusy: older.isBusy,
    load: lastFailed(older, held),
    hasMore: shown.length < post.comments_count,
    refresh() {
      fetchHeld();
      fetchNewest();
    },
    loadMore: () => older.run({ params, query: { before: published.at(-1)?.id } }),
    replace: (changed: Comment) =>
      setComments((current) => current.map((comment) => (comment.id === changed.id ? changed : comment))),
    remove: (id: number) => setComments((current) => removeComment(current, id)),
  };
}

/** Loads older comments and held ones, independently. */
function useLoads(comments: Comment[], setComments: Setters["setComments"]) {
  const t = useTranslations("posts.comments");
  const shared = { errorText: t("loadFailed"), toast: false };
  const older = useMutation(listComments, {
    ...shared,
    onSuccess: ({ data }) => setComments((current) => appendOlder(current, data.data)),
  });
  const held = useMutation(listComments, {
    ...shared,
    isQueued: true,
    onSuccess: ({ data }) => setComments((current) => mergeHeld(comments, current, data.data)),
  });
  return { older, held };
}

const maxRefreshed = 100;
/** Fetched beyond the number of loaded comments, to include new ones. */
const refreshedBeyond = 20;

export function useAddComment(
  post: Post,
  viewer: PostViewer,
  { setComments, setCount, onOutdated }: Setters,
) {
  const t = useTranslations("posts");
  return useMutation<typeof createComment, { params: { id: number }; body: NewComment }>(createComment, {
    errorText: t("failed.comment"),
    hasRetry: false,
    onOutdated,
    optimistic({ body }) {
      setComments((current) => [buildTemporaryComment(viewer, body, post, current), ...current]);
      const before = post.comments_count;
      const count = before + 1;
      setCount(count);
      return () => {
        setComments(withoutTemporary);
        // A number that has changed since came with an event, and is newer.
        setCount(before, count);
      };
    },
    onError(error) {
      // The name is required of visitors only: the viewer has become one.
      if (viewer.id !== null && hasVisitorError(fieldErrorsOf(error))) redirectToSignIn();
    },
    onSuccess({ data, comments_count }) {
      setComments((current) => [data, ...withoutTemporary(current).filter(({ id }) => id !== data.id)]);
      setCount(comments_count);
      toastSaved(
        data,
        t("comments.posted"),
        t(data.is_visitor ? "comments.waitingHint" : "comments.heldHint"),
      );
    },
  });
}

/** The id of a comment that is being sent; there is one at a time. */
const temporaryId = -1;
const withoutTemporary = (comments: Comment[]) => comments.filter(({ id }) => id !== temporaryId);

function buildTemporaryComment(
  { id, name, avatarUrl }: PostViewer,
  { content, author_name, reply_to_id }: NewComment,
  post: Post,
  comments: Comment[],
): Comment {
  const parent = comments.find((comment) => comment.id === reply_to_id);
  return {
    id: temporaryId,
    post_id: post.id,
    ...renderMarkup(content),
    user: id === null ? null : { id, name, profile: { avatar_url: avatarUrl } },
    author_name: author_name ?? null,
    is_visitor: id === null,
    reply_to: parent ? { id: parent.id, author_name: parent.user?.name ?? parent.author_name ?? "" } : null,
    status: "published",
    created_at: new Date().toISOString(),
    edited_at: null,
    is_owner: false,
    has_reported: false,
  };
}
