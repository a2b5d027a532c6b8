"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, type FormEvent, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { FieldError } from "@/components/ui/field";
import { Progress } from "@/components/ui/progress";
import { Textarea } from "@/components/ui/textarea";
import { postLimits } from "@/lib/posts/kinds";
import type { Post } from "@/lib/posts/shapes";
import { FeelingPicker } from "./feeling-picker";
import { ImageThumbs } from "./image-thumbs";
import { Particulars } from "./particulars";
import { PhotoButton } from "./photo-button";
import type { PostViewer } from "./post-viewer";
import { useCreatePost } from "./use-create-post";
import { useDraft } from "./use-draft";
import { useImages } from "./use-images";

export const composerId = "new-post";

/** Where a post is written (spec 2): text, pictures, feeling, particulars. */
export function PostComposer({ viewer, onCreated }: { viewer: PostViewer; onCreated: (post: Post) => void }) {
  const t = useTranslations("posts");
  const { draft, setDraft, clear } = useDraft(`preau:draft:${viewer.id}`);
  const pictures = useImages();
  const { send, progress, error } = useCreatePost(onCreated);
  const [opened, setOpened] = useState(false);
  const [options, setOptions] = useState(false);
  const [dragging, setDragging] = useState(false);
  const [tried, setTried] = useState(false);
  const empty = draft.content.trim() === "" && pictures.images.length === 0;
  const open = opened || !empty;

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
  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    pictures.add(event.dataTransfer.files);
  }
  const problem = pictures.error ?? error ?? (tried && empty ? t("compose.empty") : undefined);

  return (
    <Card className={cx("p-4 print:hidden", dragging && "outline-2 outline-accent outline-dashed")}>
      <form
        onSubmit={submit}
        aria-label={t("compose.label")}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        className="grid gap-3"
      >
        <div className="flex gap-3">
          <Avatar id={viewer.id ?? 0} name={viewer.name} src={viewer.avatarUrl} />
          <Textarea
            id={composerId}
            aria-label={t("compose.placeholder")}
            placeholder={t("compose.placeholder")}
            aria-describedby={`${composerId}-problem`}
            aria-invalid={problem ? true : undefined}
            value={draft.content}
            maxLength={postLimits.content}
            rows={open ? 3 : 1}
            onFocus={() => setOpened(true)}
            onChange={(event) => setDraft({ ...draft, content: event.target.value })}
            onPaste={(event) => {
              if (event.clipboardData.files.length > 0) pictures.add(event.clipboardData.files);
            }}
            className="max-h-96 flex-1"
          />
        </div>
        <ImageThumbs
          thumbs={pictures.images.map(({ key, url, alt, file }) => ({ key, url, alt, name: file.name }))}
          onDescribe={pictures.describe}
          onRemove={pictures.remove}
        />
        {options && <Particulars draft={draft} onChange={setDraft} />}
        <FieldError id={`${composerId}-problem`}>{problem}</FieldError>
        {progress !== undefined && pictures.images.length > 0 && (
          <Progress label={t("compose.progress", { percent: Math.round(progress * 100) })} value={progress} />
        )}
        <div className="flex flex-wrap items-center gap-1">
          <PhotoButton label={t("compose.photo")} onPick={pictures.add} />
          <FeelingPicker value={draft.feeling} onPick={(feeling) => setDraft({ ...draft, feeling })} />
          <Button variant="quiet" aria-expanded={options} onClick={() => setOptions(!options)}>
            <SlidersHorizontal aria-hidden="true" />
            {t("compose.options")}
          </Button>
          <Button type="submit" busy={progress !== undefined} disabled={empty} className="ml-auto">
            {t("compose.post")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
