import { useTranslations } from "next-intl";
import { type FormEvent, useRef } from "react";
import { toast } from "@/components/ui/toast";
import { useErrorText } from "@/components/ui/use-error-text";
import { useMutation } from "@/components/ui/use-mutation";
import { useUpload } from "@/components/ui/use-upload";
import { ApiError, type CallOptions } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { createPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { toFormData } from "./post-draft";
import { toastSaved } from "./toast-saved";
import { noImageChanges, useImages } from "./use-images";
import { usePostDraft } from "./use-typed-draft";

/** A new post, of a group if given, and its images; `progress` is 0 to 1 while they are sent. */
export function useComposer(
  group: { id: number; isAdmin: boolean } | undefined,
  onCreated: (post: Post) => void,
) {
  const t = useTranslations("posts");
  const groupId = group?.id;
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, clear } = usePostDraft(`post:${groupId ?? "feed"}`, box);
  const images = useImages();
  const { progress, send } = useUpload();
  const isEmpty = draft.content.trim() === "" && images.picked.length === 0;
  const errorText = t("failed.create");
  const withReason = useErrorText();
  const { run, isBusy, error, fieldErrors } = useMutation(createPost, {
    errorText,
    // A toast without a retry: that would send the post without what was typed since.
    toast: false,
    async send(endpoint: typeof createPost, body: CallOptions<typeof createPost>) {
      try {
        return await send(endpoint, body);
      } catch (reason) {
        // A fresh page brings a fresh CSRF token; the draft is kept.
        if (reason instanceof ApiError && reason.status === 419) location.reload();
        toast.error(errorMessage(reason, withReason(reason, errorText)));
        throw reason;
      }
    },
    onSuccess({ data }) {
      clear();
      images.clear();
      toastSaved(data, t("done.created"), t("done.held"));
      onCreated(data);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    const body = toFormData(draft, images.picked);
    if (groupId !== undefined) body.set("group_id", String(groupId));
    if (group?.isAdmin && draft.isAnnouncement) body.set("is_announcement", "1");
    void run({ body });
  }
  const pollError = fieldErrors?.poll?.[0];
  return {
    ...{ box, draft, progress, isBusy, isEmpty, submit },
    setDraft: isBusy ? ignore : setDraft,
    images: isBusy ? { ...images, ...noImageChanges } : images,
    error: images.error ?? (pollError ? undefined : error),
    pollError,
  };
}

/** A change while the post is being sent would be cleared with it. */
function ignore(): void {}
