import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import type { Post } from "@/lib/posts/schemas";
import type { PostViewer } from "./post-viewer";
import { useCreatePost } from "./use-create-post";
import { useDraft } from "./use-draft";
import { useImages } from "./use-images";

/** What is being written, whether it can go, and what stands in its way. */
export function useComposer(viewer: PostViewer, onCreated: (post: Post) => void) {
  const t = useTranslations("posts");
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, clear } = useDraft(`preau:draft:${viewer.id}`, box);
  const pictures = useImages();
  const { send, progress, error } = useCreatePost(onCreated);
  const [options, setOptions] = useState(false);
  const [tried, setTried] = useState(false);
  const empty = draft.content.trim() === "" && pictures.images.length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (empty || progress !== undefined) return;
    if (!(await send(draft, pictures.images))) return;
    clear();
    pictures.clear();
    setTried(false);
    setOptions(false);
  }
  const problem = pictures.error ?? error ?? (tried && empty ? t("compose.empty") : undefined);
  return { box, draft, setDraft, pictures, progress, options, setOptions, empty, problem, submit };
}
