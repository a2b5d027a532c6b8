import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, upload } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { createPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { formOf, type PostDraft } from "./post-draft";
import type { PickedImage } from "./use-images";

/** Sends a post with its pictures. `progress` is 0 to 1 while it goes; a failure is said here and kept in `error`. */
export function useCreatePost(onCreated: (post: Post) => void) {
  const t = useTranslations("posts");
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  async function send(draft: PostDraft, images: PickedImage[]): Promise<boolean> {
    setError(undefined);
    setProgress(0);
    try {
      const { data } = await upload(createPost, { body: formOf(draft, images), onProgress: setProgress });
      toast.success(t("done.created"));
      onCreated(data);
      return true;
    } catch (failure) {
      // 419: the CSRF token is stale; a fresh page has a new one, and the draft survives.
      if (failure instanceof ApiError && failure.status === 419) location.reload();
      const sentence = errorMessage(failure, t("failed.create"));
      setError(sentence);
      toast.error(sentence);
      return false;
    } finally {
      setProgress(undefined);
    }
  }
  return { send, progress, error };
}
