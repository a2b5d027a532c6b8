import type { ReactNode } from "react";
import { ReasonDialog } from "@/components/moderation/reason-dialog";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { PostStatus } from "@/db/enums";
import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import type { AdminPost } from "@/lib/posts/content-contract";
import type { SchoolRule } from "@/lib/site";
import type { OnChanged } from "./content-table";
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
  failed: string;
  done: string;
};

/** Asks for the reasons where a held post is rejected. */
export function ConfirmPostStatus({ posts, rules, status, text, onChanged, ...props }: Props) {
  const ids = posts.map(({ id }) => id);
  const dialog = { ...props, endpoint: setPostStatuses, onOutdated: onChanged };
  if (isRejection(posts, status))
    return (
      <ReasonDialog
        {...dialog}
        text={
          <>
            {text}
            <HeldHint count={posts.length} />
          </>
        }
        rules={rules}
        options={{ body: { ids, status } }}
        onDecided={async () => {
          await onChanged();
          props.onClose();
        }}
      />
    );
  return (
    <ConfirmDialog
      {...dialog}
      text={text}
      options={{ body: { ids, status, edited_at: posts.map(({ edited_at }) => edited_at) } }}
      onSuccess={onChanged}
    />
  );
}

export function isRejection(posts: readonly AdminPost[], status: PostStatus): boolean {
  return (status === "archived" || status === "deleted") && posts.some(({ held_for }) => held_for !== null);
}
