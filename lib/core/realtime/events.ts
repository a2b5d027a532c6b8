/** Events carry ids, not content, which the client fetches. */
export type RealtimeEvents = {
  /** `isHiddenFromSome`: its author is blocked, blocks or is muted, so a feed asks whether it holds the post. */
  "post:created": { id: number; isHiddenFromSome?: boolean };
  TestEvent: { text: string };
  "notification:created": Record<string, never>;
  "notification:deleted": Record<string, never>;
  "mail:created": Record<string, never>;
  "application:changed": { id: number };
  "friends:updated": Record<string, never>;
  "session:ended": Record<string, never>;
};

export type EventName = keyof RealtimeEvents;
