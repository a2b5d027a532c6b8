import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { postLimits } from "@/lib/posts/constants";
import type { Post } from "@/lib/posts/schemas";
import { FeelingPicker } from "./feeling-picker";
import { ImageThumbs } from "./image-thumbs";
import { PhotoButton } from "./photo-button";
import { PostAttributes } from "./post-attributes";
import { useEditPost } from "./use-edit-post";

type Props = { post: Post; onClose: () => void; onSaved: (post: Post) => void };

/** The images that the post has carry an Original badge; a removed one is deleted when the post is saved. */
export function EditPostDialog({ post, onClose, onSaved }: Props) {
  const t = useTranslations("posts");
  const { draft, setDraft, clear, images, isBlank, busy, error, submit } = useEditPost(post, (saved) => {
    onSaved(saved);
    onClose();
  });
  function cancel() {
    clear();
    onClose();
  }
  return (
    <FormDialog
      title={t("edit.title")}
      size="large"
      cancel={t("edit.cancel")}
      confirm={t("edit.update")}
      busy={busy}
      disabled={isBlank}
      onSubmit={submit}
      onClose={onClose}
      onCancel={cancel}
      formClassName="grid gap-4"
    >
      <TextareaField
        label={t("edit.content")}
        error={error}
        value={draft.content}
        maxLength={postLimits.content}
        onChange={(event) => setDraft({ ...draft, content: event.target.value })}
        controlClassName="min-h-24 max-h-72"
      />
      <div className="flex flex-wrap gap-1">
        <PhotoButton label={t("edit.addImages")} onPick={images.add} />
        <FeelingPicker value={draft.feeling} onPick={(feeling) => setDraft({ ...draft, feeling })} />
      </div>
      <FieldError>{images.error}</FieldError>
      <ImageThumbs thumbs={images.thumbs} onDescribe={images.describe} onRemove={images.remove} />
      <PostAttributes draft={draft} onChange={setDraft} />
    </FormDialog>
  );
}
