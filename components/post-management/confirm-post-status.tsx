import type { ReactNode } from "react";
import { ReasonDialog } from "@/components/moderation/reason-dialog";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { PostStatus } from "@/db/enums";
import { setPostStatus, setPostStatuses } from "@/lib/moderation/post-status-contract";
import type { AdminPost } from "@/lib/posts/content-contract";
import { deletePost } from "@/lib/posts/contract";
import type { SchoolRule } from "@/lib/site";
import type { OnChanged } from "./content-table";
import { hasHeld } from "./has-held";
import { HeldHint } from "./held-hint";

export type PostsDialogProps = {
  posts: readonly AdminPost[];
  rules: SchoolRule[];
  onClose: () => void;
  onChanged: OnChanged;
};

type Props = PostsDialogProps & {
  status: PostStatus;
  title: string;
  text: ReactNode;
  confirm: string;
  errorText: string;
  successText: string;
};

/** Requires reasons when a held post is rejected. */
export function ConfirmPostStatus({ posts, rules, status, text, onChanged, ...props }: Props) {
  const [{ id, edited_at } = {}, ...others] = posts;
  const ids = posts.map((post) => post.id);
  const dialog = { ...props, refresh: onChanged };
  if (isRejection(posts, status))
    return (
      <ReasonDialog
        {...dialog}
        endpoint={setPostStatuses}
        text={
          <>
            {text}
            <HeldHint count={posts.length} />
          </>
        }
        rules={rules}
        options={{ body: { ids, status } }}
      />
    );
  const question = { ...dialog, text };
  if (id === undefined || others.length > 0)
    return (
      <ConfirmDialog
        {...question}
        endpoint={setPostStatuses}
        options={{ body: { ids, status, edited_at: posts.map((post) => post.edited_at) } }}
      />
    );
  if (status === "deleted")
    return <ConfirmDialog {...question} endpoint={deletePost} options={{ params: { id } }} />;
  return (
    <ConfirmDialog
      {...question}
      endpoint={setPostStatus}
      options={{ params: { id }, body: { status, edited_at } }}
    />
  );
}

export function isRejection(posts: readonly AdminPost[], status: PostStatus): boolean {
  return (status === "archived" || status === "deleted") && hasHeld(posts);
}
