import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { updateComment } from "@/lib/posts/comments-contract";
import { postLimits } from "@/lib/posts/constants";
import type { Comment } from "@/lib/posts/schemas";

type Props = { comment: Comment; onSaved: (comment: Comment) => void; onClose: () => void };

/** Edits one's own comment; an unsent edit is kept on the device. */
export function CommentEditor({ comment, onSaved, onClose }: Props) {
  const t = useTranslations("posts");
  const { form, submit, busy, bind, formError } = useEndpointForm(updateComment, {
    defaultValues: { content: comment.content },
    failed: t("failed.commentUpdate"),
    request: (body) => ({ ids: { id: comment.id }, body }),
    draftKey: `comment-edit:${comment.id}`,
    onSuccess({ data }) {
      toast.success(t("comments.updated"));
      onSaved(data);
      onClose();
    },
  });
  const isEmpty = form.watch("content").trim() === "";
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextareaField
        label={t("comments.label")}
        hideLabel
        {...bind("content")}
        autoFocus
        maxLength={postLimits.comment}
        controlClassName="max-h-48"
      />
      <FormError>{formError}</FormError>
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy} disabled={isEmpty}>
          {t("comments.save")}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t("comments.cancel")}
        </Button>
      </div>
    </form>
  );
}
