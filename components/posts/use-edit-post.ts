import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useMutation } from "@/components/ui/use-mutation";
import { updatePost } from "@/lib/posts/contract";
import type { Post, PostImage } from "@/lib/posts/schemas";
import type { Thumb } from "./image-thumbs";
import { toDraft, toFormData } from "./post-draft";
import { useDraft } from "./use-draft";
import { type PickedImage, useImages } from "./use-images";

const updateWithForm = { ...updatePost, method: "POST" } as const;

/** A post's edit; `clear` forgets what is kept of it on the device. */
export function useEditPost(post: Post, onSaved: (post: Post) => void) {
  const t = useTranslations("posts");
  const { draft, setDraft, clear } = useDraft(`preau:edit:${post.id}`, toDraft(post));
  const [originals, setOriginals] = useState<PostImage[]>(post.images);
  const added = useImages(originals.length);
  const isBlank = draft.content.trim() === "";
  const { run, busy, error } = useMutation(updateWithForm, {
    failed: t("failed.update"),
    done: t("done.updated"),
    onSuccess({ data }) {
      clear();
      onSaved(data);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank) return;
    const body = toFormData(draft, added.picked);
    const removed = post.images.filter(({ url }) => !originals.some((image) => image.url === url));
    body.set("_method", "PUT");
    body.set("existing_images", JSON.stringify(originals));
    body.set("removed_image_urls", JSON.stringify(removed.map(({ url }) => url)));
    void run({ ids: { id: post.id }, body });
  }
  function describe(key: string, alt: string) {
    setOriginals(originals.map((image) => (image.url === key ? { ...image, alt } : image)));
    added.describe(key, alt);
  }
  function remove(key: string) {
    setOriginals(originals.filter((image) => image.url !== key));
    added.remove(key);
  }
  const images = { ...added, thumbs: buildThumbs(originals, added.picked), describe, remove };
  return { draft, setDraft, clear, images, isBlank, busy, error, submit };
}

function buildThumbs(originals: PostImage[], added: PickedImage[]): Thumb[] {
  return [
    ...originals.map(({ url, alt }) => ({ key: url, url, alt, name: alt, original: true })),
    ...added.map(({ key, url, alt, file }) => ({ key, url, alt, name: file.name })),
  ];
}
