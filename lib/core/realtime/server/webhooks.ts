import { setTimeout as delay } from "node:timers/promises";
import { log } from "@/lib/core/log";
import type { App } from "./limits";
import { sign } from "./signature";

export type WebhookEvent =
  | { name: "channel_occupied" | "channel_vacated"; channel: string }
  | { name: "member_added" | "member_removed"; channel: string; user_id: string }
  | {
      name: "client_event";
      channel: string;
      event: string;
      data: string;
      socket_id: string;
      user_id?: string | undefined;
    };

export type Notify = (event: WebhookEvent) => void;

const webhookDefaults = {
  batchMs: 500,
  eventsPerCall: 100,
  maxQueued: 10_000,
  timeoutMs: 3000,
  /** The first delay, doubled after each error, up to a minute: eleven attempts take about five minutes. */
  retryMs: 1000,
  maxAttempts: 11,
};

type Options = { app: App; url: string } & Partial<typeof webhookDefaults>;

/** Sends events in order: one call at a time, and the next events wait while one is tried again. */
export class Webhooks {
  private readonly queue: WebhookEvent[] = [];
  private readonly options: Required<Options>;
  private readonly stopping = new AbortController();
  private sending: Promise<void> | null = null;
  private dropped = 0;

  constructor(options: Options) {
    this.options = { ...webhookDefaults, ...options };
  }

  readonly add: Notify = (event) => {
    if (this.queue.length >= this.options.maxQueued) this.dropped += 1;
    else this.queue.push(event);
    this.sending ??= this.sendAll();
  };

  /** Retries sending the queued events. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.sending;
  }

  private async sendAll(): Promise<void> {
    const { batchMs, eventsPerCall } = this.options;
    while (this.queue.length > 0) {
      await this.wait(batchMs);
      const events = this.queue.splice(0, eventsPerCall);
      if (!(await this.sendWithRetries(JSON.stringify({ time_ms: Date.now(), events }))))
        this.dropped += events.length;
      if (this.dropped > 0) log.warn({ dropped: this.dropped }, "Webhook events were dropped");
      this.dropped = 0;
    }
    this.sending = null;
  }

  private async sendWithRetries(body: string): Promise<boolean> {
    for (let attempt = 0; attempt < this.options.maxAttempts; attempt++) {
      const reason = await this.send(body);
      if (reason === null) return true;
      if (attempt === 0) log.warn({ reason }, "A webhook call failed");
      if (this.stopping.signal.aborted) return false;
      await this.wait(Math.min(this.options.retryMs * 2 ** attempt, 60_000));
    }
    return false;
  }

  /** Returns why the call failed, or null. */
  private async send(body: string): Promise<string | null> {
    const { app, url, timeoutMs } = this.options;
    const headers = {
      "content-type": "application/json",
      "x-pusher-key": app.key,
      "x-pusher-signature": sign(app, body),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      return typeof code === "string" ? code : message;
    }
  }

  private async wait(durationMs: number): Promise<void> {
    await delay(durationMs, undefined, { signal: this.stopping.signal }).catch(() => {});
  }
}
