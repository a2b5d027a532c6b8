import { useTranslations } from "next-intl";
import { Flag, Pencil, Trash2 } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useOpening } from "@/components/ui/use-opening";
import type { Comment } from "@/lib/posts/schemas";
import type { CommentActions } from "./comment-item";

const DeleteCommentDialog = lazyDialog(async () => (await import("./delete-dialogs")).DeleteCommentDialog);
const RejectHeldComment = lazyDialog(
  async () => (await import("@/components/moderation/reject-held-comment")).RejectHeldComment,
);
const ReportDialog = lazyDialog(async () => (await import("./report-dialog")).ReportDialog);

type Props = {
  comment: Comment;
  name: string;
  isModerator: boolean;
  actions: CommentActions;
  onEdit: () => void;
};

/**
 * The viewer's own comment is edited and deleted; under their own post any is deleted, or rejected where a moderation rule
 * holds it back; others' are reported, once.
 */
export function CommentMenu({ comment, name, isModerator, actions, onEdit }: Props) {
  const t = useTranslations("posts.comments");
  const [dialog, open, close] = useOpening<"delete" | "report">();
  return (
    <>
      <OptionsMenu label={t("options", { name })} small className="-mt-2 -mr-2">
        {comment.is_owner && <MenuItem icon={<Pencil />} label={t("edit")} onSelect={onEdit} />}
        {(comment.is_owner || isModerator) && (
          <MenuItem icon={<Trash2 />} label={t("delete")} danger onSelect={() => open("delete")} />
        )}
        {!comment.is_owner && (
          <MenuItem
            icon={<Flag />}
            label={comment.has_reported ? t("reported") : t("report")}
            disabled={comment.has_reported}
            onSelect={() => open("report")}
          />
        )}
      </OptionsMenu>
      {dialog === "delete" && (
        <DeleteOrReject comment={comment} name={name} actions={actions} onClose={close} />
      )}
      {dialog === "report" && (
        <ReportDialog
          kind="comment"
          id={comment.id}
          onClose={close}
          onOutdated={actions.refresh}
          onReported={() => actions.replace({ ...comment, has_reported: true })}
        />
      )}
    </>
  );
}

type DialogProps = Pick<Props, "comment" | "name" | "actions"> & { onClose: () => void };

function DeleteOrReject({ comment: { id, held_for, is_owner }, name, actions, onClose }: DialogProps) {
  if (held_for === undefined || is_owner)
    return (
      <DeleteCommentDialog
        id={id}
        onClose={onClose}
        onOutdated={actions.refresh}
        onDeleted={(count) => {
          actions.setCount(count);
          actions.remove(id);
        }}
      />
    );
  return <RejectHeldComment id={id} name={name} onClose={onClose} onDecided={() => actions.remove(id)} />;
}
