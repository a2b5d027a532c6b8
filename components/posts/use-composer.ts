import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, upload } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { createPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { emptyDraft, toFormData } from "./post-draft";
import type { PostViewer } from "./post-viewer";
import { useDraft } from "./use-draft";
import { useImages } from "./use-images";

/** A new post and its images; `progress` is 0 to 1 while they are sent. */
export function useComposer(viewer: PostViewer, onCreated: (post: Post) => void) {
  const t = useTranslations("posts");
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, clear } = useDraft(`preau:draft:${viewer.id}`, emptyDraft, box);
  const images = useImages();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const [options, setOptions] = useState(false);
  const isEmpty = draft.content.trim() === "" && images.picked.length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || progress !== undefined) return;
    setError(undefined);
    setProgress(0);
    try {
      const body = toFormData(draft, images.picked);
      const { data } = await upload(createPost, { body, onProgress: setProgress });
      clear();
      images.clear();
      setOptions(false);
      toast.success(t("done.created"));
      onCreated(data);
    } catch (reason) {
      // A fresh page brings a fresh CSRF token; the draft is kept.
      if (reason instanceof ApiError && reason.status === 419) location.reload();
      const message = errorMessage(reason, t("failed.create"));
      setError(message);
      toast.error(message);
    } finally {
      setProgress(undefined);
    }
  }
  return {
    box,
    draft,
    setDraft,
    images,
    progress,
    options,
    setOptions,
    isEmpty,
    error: images.error ?? error,
    submit,
  };
}
