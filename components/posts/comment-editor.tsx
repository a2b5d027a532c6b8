import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { FormError } from "@/components/ui/form-error";
import { isComposing } from "@/components/ui/is-composing";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateComment } from "@/lib/posts/comments-contract";
import { postLimits } from "@/lib/posts/constants";
import { toMarkup } from "@/lib/posts/mention-text";
import type { Comment } from "@/lib/posts/schemas";
import { MentionField } from "./mention-textarea";
import { canMention, type PostViewer } from "./post-viewer";
import { toastSaved } from "./toast-saved";

type Props = {
  comment: Comment;
  viewer: PostViewer;
  onSaved: (comment: Comment) => void;
  onOutdated: () => void;
  onClose: () => void;
};

/** Edits the viewer's own comment; an unsent edit is kept on the device. */
export function CommentEditor({ comment, viewer, onSaved, onOutdated, onClose }: Props) {
  const t = useTranslations("posts");
  const { form, submit, isBusy, error, formError } = useEndpointForm(updateComment, {
    defaultValues: { content: toMarkup(comment.content, comment.mentions) },
    errorText: t("failed.commentUpdate"),
    request: (body) => ({ params: { id: comment.id }, body }),
    draftKey: `comment-edit:${comment.id}`,
    isShared: true,
    reset: ({ data }) => ({ content: toMarkup(data.content, data.mentions) }),
    onSuccess({ data }, _, isEdited) {
      toastSaved(data, t("comments.updated"), t("comments.heldHint"));
      onSaved(data);
      if (!isEdited) onClose();
    },
  });
  const content = form.watch("content");
  return (
    <form onSubmit={submit} className="grid gap-2">
      <MentionField
        label={t("comments.label")}
        hideLabel
        error={error("content")}
        value={content}
        onWrite={(text) => {
          form.setValue("content", text, { shouldDirty: true });
          form.clearErrors();
        }}
        postId={comment.post_id}
        isEnabled={canMention(viewer)}
        autoFocus
        onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && onClose()}
        maxLength={postLimits.comment}
        controlClassName="max-h-48"
      />
      <FormError>{formError}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isBusy} disabled={content.trim() === ""}>
          {t("comments.save")}
        </Button>
        <CancelButton
          size="small"
          onClick={() => {
            if (formError) onOutdated();
            form.reset();
            onClose();
          }}
        />
      </div>
    </form>
  );
}
