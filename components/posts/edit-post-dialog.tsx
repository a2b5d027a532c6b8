import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { ImageButton } from "@/components/ui/image-button";
import { useMutation } from "@/components/ui/use-mutation";
import { postLimits } from "@/lib/posts/constants";
import { updatePost } from "@/lib/posts/contract";
import type { Post, PostImage } from "@/lib/posts/schemas";
import { FeelingPicker } from "./feeling-picker";
import { ImageThumbs, type Thumb } from "./image-thumbs";
import { MentionField } from "./mention-textarea";
import { PostAttributes } from "./post-attributes";
import { toDraft, toEditedFormData } from "./post-draft";
import { toastSaved } from "./toast-saved";
import { useEditDraft } from "./use-edit-draft";
import { noImageChanges, type PickedImage, useImages } from "./use-images";

type Props = {
  post: Post;
  onClose: () => void;
  onOutdated: () => unknown;
  onSaved: (post: Post) => void;
};

/** The images that the post already has show an Original badge; a removed one is deleted when the post is saved. */
export function EditPostDialog({ post, onClose, onOutdated, onSaved }: Props) {
  const t = useTranslations("posts");
  const tUi = useTranslations("ui");
  const { draft, setDraft, clear, isOutdated, images, isBlank, isBusy, error, submit } = useEditPost(post, {
    onOutdated,
    onSaved(saved, isEdited) {
      onSaved(saved);
      if (!isEdited) onClose();
    },
  });
  function cancel() {
    clear();
    onClose();
  }
  return (
    <FormDialog
      title={t("edit.title")}
      size="large"
      confirm={t("edit.update")}
      state={{ submit, isBusy, formError: isOutdated ? tUi("outdatedDraft") : undefined }}
      disabled={isBlank}
      onClose={onClose}
      onCancel={cancel}
    >
      <MentionField
        label={t("edit.content")}
        hint={post.content === "" && t("edit.needsText")}
        error={error}
        value={draft.content}
        maxLength={postLimits.content}
        onWrite={(content) => setDraft({ ...draft, content })}
        postId={post.id}
        controlClassName="min-h-24 max-h-72"
      />
      <div className="flex flex-wrap gap-1">
        <ImageButton variant="quiet" multiple label={t("edit.addImages")} onPick={images.add} />
        <FeelingPicker value={draft.feeling} onPick={(feeling) => setDraft({ ...draft, feeling })} />
      </div>
      <FieldError>{images.error}</FieldError>
      <ImageThumbs thumbs={images.thumbs} onDescribe={images.describe} onRemove={images.remove} />
      <PostAttributes draft={draft} onChange={setDraft} isInGroup={post.group !== null} />
    </FormDialog>
  );
}

const updateWithForm = { ...updatePost, method: "POST" } as const;

type Handlers = Pick<Props, "onOutdated"> & { onSaved: (post: Post, isEdited: boolean) => void };

function useEditPost(post: Post, { onOutdated, onSaved }: Handlers) {
  const t = useTranslations("posts");
  const { draft, edited, setDraft, showSaved, clear, isOutdated } = useEditDraft(post.id, toDraft(post));
  const [alts, setAlts] = useState<Record<string, string>>({});
  const [removed, setRemoved] = useState<string[]>([]);
  const originals = post.images
    .filter(({ url }) => !removed.includes(url))
    .map((image) => ({ ...image, alt: alts[image.url] ?? image.alt }));
  const added = useImages(originals.length);
  const isBlank = draft.content.trim() === "";
  const { run, isBusy, error } = useMutation(updateWithForm, {
    errorText: t("failed.update"),
    onOutdated,
    onSuccess({ data }) {
      toastSaved(data, t("done.updated"), t("done.held"));
      added.clear();
      onSaved(data, showSaved(toDraft(data)));
    },
  });

  function submit() {
    if (isBlank) return;
    const body = toEditedFormData(draft, edited, added.picked);
    body.set("_method", "PUT");
    body.set("existing_images", JSON.stringify(originals.filter(({ url }) => url in alts)));
    body.set("removed_image_urls", JSON.stringify(removed));
    void run({ params: { id: post.id }, body });
  }
  const isOriginal = (key: string) => post.images.some(({ url }) => url === key);
  function describe(key: string, alt: string) {
    if (isOriginal(key)) setAlts({ ...alts, [key]: alt });
    else added.describe(key, alt);
  }
  function remove(key: string) {
    if (isOriginal(key)) setRemoved([...removed, key]);
    else added.remove(key);
  }
  const changes = isBusy ? noImageChanges : { add: added.add, describe, remove };
  const images = { error: added.error, thumbs: buildThumbs(originals, added.picked), ...changes };
  return { draft, setDraft, clear, isOutdated, images, isBlank, isBusy, error, submit };
}

function buildThumbs(originals: PostImage[], added: PickedImage[]): Thumb[] {
  return [
    ...originals.map(({ url, alt }) => ({ key: url, url, alt, name: alt, isOriginal: true })),
    ...added.map(({ key, url, alt, file }) => ({ key, url, alt, name: file.name })),
  ];
}
