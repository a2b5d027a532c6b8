import { Ban, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { cancelEvent, deleteEvent } from "@/lib/events/contract";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, eventPaths } from "@/lib/routes";
import { EventDialog } from "./event-dialog";

type Props = { area: EventArea; viewerId: number; event: Event };
type Window = "edit" | "cancel" | "delete";

/** An event that people answered is cancelled before it is deleted. */
export function EventEditing({ area, viewerId, event }: Props) {
  const t = useTranslations("events");
  const router = useRouter();
  const [open, setOpen] = useState<Window | null>(null);
  const [now] = useState(Date.now);
  const { id, title, is_cancelled, ends_at } = event;
  const isComing = !is_cancelled && Date.parse(ends_at) > now;
  const hasAnswers = event.yes_count + event.maybe_count + event.waiting_count > 0;
  const confirm = { cancel: t("keep"), options: { ids: { id } }, onClose: () => setOpen(null) };
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {!is_cancelled && (
        <Button size="small" variant="secondary" onClick={() => setOpen("edit")}>
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
        <Button size="small" variant="quiet" className="text-danger" onClick={() => setOpen("delete")}>
          <Trash2 />
          {t("delete")}
        </Button>
      )}
      {open === "edit" && (
        <EventDialog
          viewerId={viewerId}
          event={event}
          onSuccess={() => router.refresh()}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "cancel" && (
        <ConfirmDialog
          {...confirm}
          title={t("cancelTitle", { title })}
          text={t("cancelText")}
          confirm={t("cancel")}
          failed={t("cancelFailed")}
          done={t("cancelDone")}
          endpoint={cancelEvent}
          onSuccess={() => router.refresh()}
        />
      )}
      {open === "delete" && (
        <ConfirmDialog
          {...confirm}
          title={t("deleteTitle", { title })}
          text={t("deleteText")}
          confirm={t("delete")}
          failed={t("deleteFailed")}
          done={t("deleted")}
          endpoint={deleteEvent}
          onSuccess={() => router.push(eventPaths[area])}
        />
      )}
    </div>
  );
}
