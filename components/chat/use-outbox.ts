import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useViewerId } from "@/components/ui/viewer-provider";
import type { Message } from "@/lib/chat/schemas";
import { Outbox } from "./outbox";
import { Uploads } from "./uploads";

export type OutboxHandle = ReturnType<typeof useOutbox>;

/** Returns the messages and files that the viewer has written and picked on this device and that are not on the server yet. */
export function useOutbox() {
  const userId = useViewerId();
  const [listeners] = useState(() => new Set<(message: Message) => void>());
  const { outbox, uploads } = useMemo(() => createOutbox(userId, listeners), [userId, listeners]);
  useEffect(() => outbox.start(), [outbox]);
  useEffect(() => uploads.start(), [uploads]);
  const items = useSyncExternalStore(outbox.watch, outbox.list, outbox.list);
  const files = useSyncExternalStore(uploads.watch, uploads.list, uploads.list);
  const onSent = useMemo(
    () => (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  return { outbox, items, uploads, files, onSent };
}

type Listeners = ReadonlySet<(message: Message) => void>;

function createOutbox(userId: number | null, listeners: Listeners): { outbox: Outbox; uploads: Uploads } {
  const uploads = new Uploads(userId, (key, attachment) => outbox.setUploaded(key, attachment));
  const outbox = new Outbox(userId, (message, { files = [] }) => {
    for (const listener of listeners) listener(message);
    uploads.release(files.map(({ key }) => key));
  });
  return { outbox, uploads };
}
