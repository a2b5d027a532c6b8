import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/components/moderation/reason-dialog";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import type { AdminComment } from "@/lib/posts/comment-management-contract";
import type { SchoolRule } from "@/lib/site";
import type { OnChanged } from "./content-table";
import { hasHeld } from "./has-held";
import { HeldHint } from "./held-hint";

export type CommentAction = "accept" | "reject" | "delete";

export type CommentChange = { action: CommentAction; comments: readonly AdminComment[] };

type Props = CommentChange & { rules: SchoolRule[]; onClose: () => void; onChanged: OnChanged };

export function ChangeComments({ action, comments, rules, onClose, onChanged }: Props) {
  const t = useTranslations("post-management.comments");
  const nameOf = useCommenter();
  const count = comments.length;
  const name = comments[0] ? nameOf(comments[0]) : "";
  const ids = comments.map(({ id }) => id);
  const needsReasons = action !== "accept" && hasHeld(comments);
  const dialog = {
    title: t(`${action}.title`, { count, name }),
    text: (
      <>
        {t(`${action}.text`, { count })}
        {comments.map((comment) => (
          <span
            key={comment.id}
            className="wrap-anywhere mt-3 block whitespace-pre-line border-line border-l-2 pl-3 text-muted"
          >
            {count > 1 && <span className="block font-semibold text-ink">{nameOf(comment)}</span>}
            <span className={count > 1 ? "line-clamp-2" : "block"}>{comment.content}</span>
          </span>
        ))}
        {needsReasons && <HeldHint count={count} />}
      </>
    ),
    confirm: t(`${action}.confirm`),
    successText: t(`${action}.done`, { count }),
    errorText: t("failed.change"),
    endpoint: setCommentStatuses,
    refresh: onChanged,
    onClose,
  };
  if (needsReasons)
    return <ReasonDialog {...dialog} rules={rules} options={{ body: { ids, status: "deleted" } }} />;
  return (
    <ConfirmDialog
      {...dialog}
      variant={action === "accept" ? "primary" : "danger"}
      options={{
        body: {
          ids,
          status: action === "accept" ? "published" : "deleted",
          edited_at: comments.map(({ edited_at }) => edited_at),
        },
      }}
    />
  );
}

export function useCommenter() {
  const t = useTranslations("post-management.comments");
  return ({ user, author_name }: AdminComment) => user?.name ?? author_name ?? t("anonymous");
}
