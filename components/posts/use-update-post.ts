import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { updatePost } from "@/lib/posts/contract";
import type { Post, PostImage } from "@/lib/posts/schemas";
import { formOf, type PostDraft } from "./post-draft";
import type { PickedImage } from "./use-images";

/** Saves an edited post as the contract says: a form with `_method=PUT`, what stays, what goes, what is new. */
export function useUpdatePost(post: Post, onSaved: (post: Post) => void) {
  const t = useTranslations("posts");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(draft: PostDraft, originals: PostImage[], added: PickedImage[]): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    const removed = post.images.filter(({ url }) => !originals.some((image) => image.url === url));
    const form = formOf(draft, added);
    form.set("_method", "PUT");
    form.set("existing_images", JSON.stringify(originals));
    form.set("removed_image_urls", JSON.stringify(removed.map(({ url }) => url)));
    try {
      const { data } = await call({ ...updatePost, method: "POST" }, { ids: { id: post.id }, body: form });
      toast.success(t("done.updated"));
      onSaved(data);
      return true;
    } catch (failure) {
      const sentence = errorMessage(failure, t("failed.update"));
      setError(sentence);
      toast.error(sentence);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { save, busy, error };
}
