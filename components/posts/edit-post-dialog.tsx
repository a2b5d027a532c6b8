"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { postLimits } from "@/lib/posts/constants";
import type { Post, PostImage } from "@/lib/posts/schemas";
import { FeelingPicker } from "./feeling-picker";
import { ImageThumbs, type Thumb } from "./image-thumbs";
import { PhotoButton } from "./photo-button";
import { PostAttributes } from "./post-attributes";
import { draftOf } from "./post-draft";
import { type PickedImage, useImages } from "./use-images";
import { useUpdatePost } from "./use-update-post";

type Props = { post: Post; onClose: () => void; onSaved: (post: Post) => void };

/** Removed images are deleted with the update, not before. */
export function EditPostDialog({ post, onClose, onSaved }: Props) {
  const t = useTranslations("posts");
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(post));
  const [originals, setOriginals] = useState<PostImage[]>(post.images);
  const added = useImages(originals.length);
  const { save, busy, error } = useUpdatePost(post, onSaved);
  const blank = draft.content.trim() === "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (blank || busy) return;
    if (await save(draft, originals, added.images)) onClose();
  }
  function describe(key: string, alt: string) {
    setOriginals(originals.map((image) => (image.url === key ? { ...image, alt } : image)));
    added.describe(key, alt);
  }
  function remove(key: string) {
    setOriginals(originals.filter((image) => image.url !== key));
    added.remove(key);
  }
  const thumbs = thumbsOf(originals, added.images);
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("edit.cancel")}
      </Button>
      <Button type="submit" form={form} busy={busy} disabled={blank}>
        {t("edit.update")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="large" title={t("edit.title")} footer={footer}>
      <form id={form} onSubmit={submit} className="grid gap-4">
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
          <PhotoButton label={t("edit.addImages")} onPick={added.add} />
          <FeelingPicker value={draft.feeling} onPick={(feeling) => setDraft({ ...draft, feeling })} />
        </div>
        <FieldError>{added.error}</FieldError>
        <ImageThumbs thumbs={thumbs} onDescribe={describe} onRemove={remove} />
        <PostAttributes draft={draft} onChange={setDraft} />
      </form>
    </Dialog>
  );
}

function thumbsOf(originals: PostImage[], added: PickedImage[]): Thumb[] {
  return [
    ...originals.map(({ url, alt }) => ({ key: url, url, alt, name: alt, original: true })),
    ...added.map(({ key, url, alt, file }) => ({ key, url, alt, name: file.name })),
  ];
}
