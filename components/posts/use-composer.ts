import { type FormEvent, useRef, useState } from "react";
import type { Post } from "@/lib/posts/schemas";
import type { PostViewer } from "./post-viewer";
import { useCreatePost } from "./use-create-post";
import { useDraft } from "./use-draft";
import { useImages } from "./use-images";

/** What is being written, whether it can go, and what stands in its way. */
export function useComposer(viewer: PostViewer, onCreated: (post: Post) => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, clear } = useDraft(`preau:draft:${viewer.id}`, box);
  const pictures = useImages();
  const { send, progress, error } = useCreatePost(onCreated);
  const [options, setOptions] = useState(false);
  const empty = draft.content.trim() === "" && pictures.images.length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (empty || progress !== undefined) return;
    if (!(await send(draft, pictures.images))) return;
    clear();
    pictures.clear();
    setOptions(false);
  }
  const problem = pictures.error ?? error;
  return { box, draft, setDraft, pictures, progress, options, setOptions, empty, problem, submit };
}
