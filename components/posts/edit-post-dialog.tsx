"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
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
  const formId = useId();
  const { draft, setDraft, clear, images, isBlank, busy, error, submit } = useEditPost(post, (saved) => {
    onSaved(saved);
    onClose();
  });
  function cancel() {
    clear();
    onClose();
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={cancel}>
        {t("edit.cancel")}
      </Button>
      <Button type="submit" form={formId} busy={busy} disabled={isBlank}>
        {t("edit.update")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="large" title={t("edit.title")} footer={footer}>
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <Field label={t("edit.content")} error={error}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.content}
              maxLength={postLimits.content}
              onChange={(event) => setDraft({ ...draft, content: event.target.value })}
              className="min-h-24 max-h-72"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-1">
          <PhotoButton label={t("edit.addImages")} onPick={images.add} />
          <FeelingPicker value={draft.feeling} onPick={(feeling) => setDraft({ ...draft, feeling })} />
        </div>
        <FieldError>{images.error}</FieldError>
        <ImageThumbs thumbs={images.thumbs} onDescribe={images.describe} onRemove={images.remove} />
        <PostAttributes draft={draft} onChange={setDraft} />
      </form>
    </Dialog>
  );
}
