import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { Textarea } from "@/components/ui/textarea";
import { applicationLimits } from "@/lib/applications/constants";
import type { ApplicationNote } from "@/lib/applications/schemas";
import { useNotes } from "./use-notes";

/** What the company's people write for each other. */
export function Notes({ applicationId, writes }: { applicationId: number; writes: boolean }) {
  const t = useTranslations("applications.notes");
  const { notes, add, remove, problem } = useNotes(applicationId);
  const [content, setContent] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || content.trim() === "") return;
    setBusy(true);
    if (await add(content)) setContent("");
    setBusy(false);
  }
  return (
    <section aria-labelledby="panel-notes" className="grid gap-3">
      <div>
        <h3 id="panel-notes" className="text-base">
          {t("title")}
        </h3>
        <p className="text-muted text-xs">{t("private")}</p>
      </div>
      <ul className="grid gap-3 empty:hidden">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} onRemove={() => remove(note.id)} />
        ))}
      </ul>
      {writes && (
        <form onSubmit={submit} className="grid gap-2">
          <Field label={t("label")} error={problem}>
            {(control) => (
              <Textarea
                {...control}
                value={content}
                maxLength={applicationLimits.note}
                onChange={({ target }) => setContent(target.value)}
                className="max-h-48"
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={busy}
            disabled={content.trim() === ""}
            className="justify-self-start"
          >
            {t("add")}
          </Button>
        </form>
      )}
    </section>
  );
}

function NoteItem({ note, onRemove }: { note: ApplicationNote; onRemove: () => void }) {
  const t = useTranslations("applications.notes");
  return (
    <li className="flex items-start gap-2 border-line border-l-2 pl-3">
      <div className="min-w-0 flex-1">
        <RichText text={note.content} className="text-sm" />
        <p className="text-muted text-xs">
          {note.author?.name ?? t("somebody")} · <RelativeTime date={note.created_at} />
        </p>
      </div>
      {note.can_delete && (
        <IconButton label={t("delete")} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
