import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Ban, Pencil, Trash2 } from "@/components/ui/icons";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { cancelEvent, deleteEvent } from "@/lib/events/contract";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, eventPaths } from "@/lib/routes";
import { useIsOver } from "./use-is-over";

const loadEditor = () => import("./event-dialog").then((file) => file.EventDialog);

type Ending = "cancel" | "delete";

/** An event that people answered is cancelled before it is deleted. */
export function EventEditing({ area, event }: { area: EventArea; event: Event }) {
  const t = useTranslations("events");
  const router = useRouter();
  const [open, setOpen] = useState<Ending | null>(null);
  const editor = useLazyComponent(loadEditor);
  const isOver = useIsOver(event);
  const { is_cancelled } = event;
  const refresh = () => router.refresh();
  const isComing = !is_cancelled && !isOver;
  const hasAnswers = event.yes_count + event.maybe_count + event.waiting_count > 0;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {!is_cancelled && (
        <Button size="small" variant="secondary" {...editor.trigger}>
          <Pencil />
          {t("edit")}
        </Button>
      )}
      {isComing && (
        <Button size="small" variant="secondary" onClick={() => setOpen("cancel")}>
          <Ban />
          {t("cancel")}
        </Button>
      )}
      {(!isComing || !hasAnswers) && (
        <Button size="small" variant="quiet-danger" onClick={() => setOpen("delete")}>
          <Trash2 />
          {t("delete")}
        </Button>
      )}
      {editor.Component && (
        <editor.Component event={event} onSuccess={refresh} onOutdated={refresh} onClose={editor.hide} />
      )}
      {open && (
        <EventEnding
          event={event}
          kind={open}
          onSuccess={() => (open === "delete" ? router.push(eventPaths[area]) : refresh())}
          onOutdated={refresh}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

type EndingProps = {
  event: Event;
  kind: Ending;
  onSuccess: () => void;
  onOutdated: () => void;
  onClose: () => void;
};

function EventEnding({ event: { id, title }, kind, ...dialog }: EndingProps) {
  const t = useTranslations("events");
  const isDeletion = kind === "delete";
  return (
    <ConfirmDialog
      title={t(isDeletion ? "deleteTitle" : "cancelTitle", { title })}
      text={t(isDeletion ? "deleteText" : "cancelText")}
      confirm={t(kind)}
      cancel={t("keep")}
      errorText={t(isDeletion ? "deleteFailed" : "cancelFailed")}
      successText={t(isDeletion ? "deleted" : "cancelDone")}
      endpoint={(isDeletion ? deleteEvent : cancelEvent) as typeof cancelEvent}
      options={{ params: { id } }}
      {...dialog}
    />
  );
}
