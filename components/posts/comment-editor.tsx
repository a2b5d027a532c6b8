import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { postLimits } from "@/lib/posts/constants";
import type { Comment } from "@/lib/posts/schemas";

type Props = {
  comment: Comment;
  onSave: (id: number, content: string) => Promise<string | null>;
  onClose: () => void;
};

/** One's own comment, open for correction. */
export function CommentEditor({ comment, onSave, onClose }: Props) {
  const t = useTranslations("posts.comments");
  const [content, setContent] = useState(comment.content);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || content.trim() === "") return;
    setBusy(true);
    const problem = await onSave(comment.id, content);
    setBusy(false);
    setError(problem);
    if (problem === null) onClose();
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field label={t("label")} hideLabel error={error ?? undefined}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            value={content}
            maxLength={postLimits.comment}
            onChange={(event) => setContent(event.target.value)}
            className="max-h-48"
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy} disabled={content.trim() === ""}>
          {t("save")}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
