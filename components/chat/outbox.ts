import { readDraft, writeDraft } from "@/components/ui/form-draft";
import { sendMessage } from "@/lib/chat/contract";
import type { Message } from "@/lib/chat/schemas";
import { ApiError, call } from "@/lib/core/api/client";

/** A message that is not on the server yet. `error`: the server refused it. */
export type OutboxMessage = {
  clientId: string;
  conversationId: number;
  content: string;
  replyTo: Message["reply_to"];
  createdAt: string;
  error?: string;
};

const retryMs = 3000;

/**
 * The messages that a user has written on this device, kept until the server has them. They are sent one after the other;
 * `client_id` makes a repeated sending harmless.
 */
export class Outbox {
  private readonly key: string;
  private readonly listeners = new Set<() => void>();
  private items: readonly OutboxMessage[] = empty;
  private delivering = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    userId: number,
    private readonly onSent: (message: Message) => void,
  ) {
    this.key = `chat:outbox:${userId}`;
  }

  readonly list = (): readonly OutboxMessage[] => this.items;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads what is stored and delivers it, also when another tab has written to it. */
  start(): () => void {
    const onStorage = ({ key }: StorageEvent) => key === this.key && this.load();
    const onOnline = () => void this.deliver();
    this.load();
    void this.deliver();
    addEventListener("storage", onStorage);
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(this.timer);
      removeEventListener("storage", onStorage);
      removeEventListener("online", onOnline);
    };
  }

  add(message: OutboxMessage): void {
    this.store([...this.read(), message]);
    void this.deliver();
  }

  retry(clientId: string): void {
    this.store(
      this.read().map(({ error, ...item }) =>
        item.clientId === clientId ? item : { ...item, ...(error !== undefined && { error }) },
      ),
    );
    void this.deliver();
  }

  discard(clientId: string): void {
    this.store(this.read().filter((item) => item.clientId !== clientId));
  }

  private async deliver(): Promise<void> {
    if (this.delivering) return;
    this.delivering = true;
    clearTimeout(this.timer);
    try {
      // One tab at a time: the order of the messages is theirs.
      if (navigator.locks) await navigator.locks.request(this.key, () => this.deliverAll());
      else await this.deliverAll();
    } finally {
      this.delivering = false;
    }
  }

  private async deliverAll(): Promise<void> {
    for (;;) {
      const next = this.read().find(({ error }) => error === undefined);
      if (!next || !navigator.onLine) return;
      try {
        const { data } = await call(sendMessage, {
          ids: { id: next.conversationId },
          body: { content: next.content, client_id: next.clientId, reply_to_id: next.replyTo?.id },
        });
        this.onSent(data);
        this.discard(next.clientId);
      } catch (error) {
        if (isTemporary(error)) {
          this.timer = setTimeout(() => void this.deliver(), retryMs);
          return;
        }
        this.refuse(next.clientId, error instanceof ApiError ? error.message : "");
      }
    }
  }

  private refuse(clientId: string, error: string): void {
    this.store(this.read().map((item) => (item.clientId === clientId ? { ...item, error } : item)));
  }

  private read(): readonly OutboxMessage[] {
    return readDraft<{ items: OutboxMessage[] }>(this.key)?.items ?? empty;
  }

  private load(): void {
    this.items = this.read();
    for (const listener of this.listeners) listener();
  }

  private store(items: readonly OutboxMessage[]): void {
    writeDraft(this.key, items.length > 0 ? { items } : null);
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}

const empty: readonly OutboxMessage[] = [];

/** No response, a server that is down, or too many at once: the same message may pass later. */
function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}
