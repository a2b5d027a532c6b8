import { draftKey, readDrafts, writeDraft } from "@/components/ui/form-draft";
import { sendMessage } from "@/lib/chat/contract";
import type { Attachment, Message } from "@/lib/chat/schemas";
import { ApiError, call } from "@/lib/core/api/client";
import { WatchedList } from "./watched-list";

/** A file that this page uploads, or has uploaded. */
export type OutboxFile = { key: string; name: string; size: number; attachment?: Attachment };

/** A message that is not on the server yet. `error`: the server rejected it. */
export type OutboxMessage = {
  clientId: string;
  conversationId: number;
  content: string;
  replyTo: Message["reply_to"];
  createdAt: string;
  files?: readonly OutboxFile[];
  error?: string;
};

const retryMs = 3000;

/**
 * Messages written on this device that the server has not confirmed. They are sent one after the other; `client_id` makes a
 * repeated request idempotent. Each has a key of its own in the storage: tabs that wrote one list would overwrite each other's
 * messages.
 */
export class Outbox extends WatchedList<OutboxMessage> {
  private readonly key: string;
  /** Messages that only this page has, because the device's storage is full or forbidden. */
  private readonly unstored = new Map<string, OutboxMessage>();
  private isDelivering = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    userId: number | null,
    private readonly onSent: (message: Message, item: OutboxMessage) => void,
  ) {
    super();
    this.key = draftKey(userId, "outbox");
  }

  /** Reads what is stored and delivers it, also when another tab has written to it, which may be closed by now. */
  start(): () => void {
    const deliverStored = () => {
      this.set(this.read());
      void this.deliver();
    };
    const onStorage = ({ key }: StorageEvent) => key?.startsWith(`${this.key}:`) && deliverStored();
    const onOnline = () => void this.deliver();
    deliverStored();
    addEventListener("storage", onStorage);
    addEventListener("online", onOnline);
    return () => {
      this.stopTimer();
      removeEventListener("storage", onStorage);
      removeEventListener("online", onOnline);
    };
  }

  add(message: OutboxMessage): void {
    this.store(message);
    void this.deliver();
  }

  retry(clientId: string): void {
    for (const { error, ...item } of this.read()) if (item.clientId === clientId) this.store(item);
    void this.deliver();
  }

  /** A message waits for all of its files. */
  setUploaded(key: string, attachment: Attachment): void {
    const setFile = (file: OutboxFile) => (file.key === key ? { ...file, attachment } : file);
    const item = this.read().find(({ files }) => files?.some((file) => file.key === key));
    if (!item?.files) return;
    this.store({ ...item, files: item.files.map(setFile) });
    void this.deliver();
  }

  remove(clientId: string): void {
    this.unstored.delete(clientId);
    writeDraft(`${this.key}:${clientId}`, null);
    this.set(this.read());
  }

  private async deliver(): Promise<void> {
    if (this.isDelivering) return;
    this.isDelivering = true;
    this.stopTimer();
    try {
      // Only one tab delivers at a time, which keeps the order of the messages.
      if (navigator.locks) await navigator.locks.request(this.key, () => this.deliverAll());
      else await this.deliverAll();
    } finally {
      this.isDelivering = false;
    }
    // A message may have been written while the lock was being released.
    if (!this.timer && navigator.onLine && nextDeliverable(this.read())) await this.deliver();
  }

  private async deliverAll(): Promise<void> {
    for (;;) {
      const next = nextDeliverable(this.read());
      if (!next || !navigator.onLine) return;
      try {
        const { data } = await call(sendMessage, {
          params: { id: next.conversationId },
          body: {
            content: next.content,
            client_id: next.clientId,
            reply_to_id: next.replyTo?.id,
            attachments: next.files?.flatMap(({ attachment }) => attachment?.id ?? []),
          },
        });
        this.onSent(data, next);
        this.remove(next.clientId);
      } catch (error) {
        if (isTemporary(error)) {
          this.timer = setTimeout(() => void this.deliver(), retryMs);
          return;
        }
        this.reject(next.clientId, error instanceof ApiError ? error.message : "");
      }
    }
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private reject(clientId: string, error: string): void {
    for (const item of this.read()) if (item.clientId === clientId) this.store({ ...item, error });
  }

  private read(): readonly OutboxMessage[] {
    const stored = readDrafts<OutboxMessage>(`${this.key}:`) as OutboxMessage[];
    const items = new Map([...stored, ...this.unstored.values()].map((item) => [item.clientId, item]));
    return [...items.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  private store(message: OutboxMessage): void {
    if (writeDraft(`${this.key}:${message.clientId}`, message)) this.unstored.delete(message.clientId);
    else this.unstored.set(message.clientId, message);
    this.set(this.read());
  }
}

/** The messages of a conversation are sent in order; pending uploads of one conversation do not delay another. */
function nextDeliverable(items: readonly OutboxMessage[]): OutboxMessage | undefined {
  const uploading = new Set<number>();
  return items.find(({ conversationId, files = [], error }) => {
    if (error !== undefined || uploading.has(conversationId)) return false;
    const isReady = files.every(({ attachment }) => attachment);
    if (!isReady) uploading.add(conversationId);
    return isReady;
  });
}

/** 0: there was no response; 401: the session has ended, and its user signs in again. */
const temporaryStatuses = [0, 401, 429];

/** Whether the server may accept the same message later. */
function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || temporaryStatuses.includes(error.status) || error.status >= 500;
}
