import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Ban, Pencil, Trash2 } from "@/components/ui/icons";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { cancelEvent, deleteEvent } from "@/lib/events/contract";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, eventPaths } from "@/lib/routes";
import { useIsOver } from "./use-is-over";

const loadEditor = () => import("./event-dialog").then((module) => module.EventDialog);

/** An event that people answered is cancelled before it is deleted. */
export function EventEditing({ area, event }: { area: EventArea; event: Event }) {
  const t = useTranslations("events");
  const router = useRouter();
  const editor = useLazyComponent(loadEditor);
  const isOver = useIsOver(event);
  const { is_cancelled } = event;
  const refresh = () => router.refresh();
  const isUpcoming = !is_cancelled && !isOver;
  const hasAnswers = event.yes_count + event.maybe_count + event.waiting_count > 0;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {!is_cancelled && (
        <Button size="small" variant="secondary" {...editor.trigger}>
          <Pencil />
          {t("edit")}
        </Button>
      )}
      {isUpcoming && (
        <EventActionButton action="cancel" event={event} onSuccess={refresh} onOutdated={refresh} />
      )}
      {(!isUpcoming || !hasAnswers) && (
        <EventActionButton
          action="delete"
          event={event}
          onSuccess={() => router.push(eventPaths[area])}
          onOutdated={refresh}
        />
      )}
      {editor.Component && (
        <editor.Component event={event} onSuccess={refresh} onOutdated={refresh} onClose={editor.hide} />
      )}
    </div>
  );
}

type ActionButtonProps = {
  action: "cancel" | "delete";
  event: Event;
  onSuccess: () => void;
  onOutdated: () => void;
};

function EventActionButton({ action, event: { id, title }, ...dialog }: ActionButtonProps) {
  const t = useTranslations("events");
  const isDeletion = action === "delete";
  return (
    <ConfirmButton
      button={{ size: "small", variant: isDeletion ? "quiet-danger" : "secondary" }}
      title={t(isDeletion ? "deleteTitle" : "cancelTitle", { title })}
      text={t(isDeletion ? "deleteText" : "cancelText")}
      confirm={t(action)}
      cancel={t("keep")}
      errorText={t(isDeletion ? "deleteFailed" : "cancelFailed")}
      successText={t(isDeletion ? "deleted" : "cancelDone")}
      endpoint={(isDeletion ? deleteEvent : cancelEvent) as typeof cancelEvent}
      options={{ params: { id } }}
      {...dialog}
    >
      {isDeletion ? <Trash2 /> : <Ban />}
      {t(action)}
    </ConfirmButton>
  );
}
