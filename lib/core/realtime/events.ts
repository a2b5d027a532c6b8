/** Events carry ids, not content, which the client fetches. */
export type RealtimeEvents = {
  "post:created": { id: number };
  TestEvent: { text: string };
  "notification:created": Record<string, never>;
  "mail:created": Record<string, never>;
  "application:changed": { id: number };
  "session:ended": Record<string, never>;
};

export type EventName = keyof RealtimeEvents;
