/** Every event of the application's own, with what it carries. Ids, not contents: who hears then asks for the rest. */
export type RealtimeEvents = {
  "post:created": { id: number };
  /** The person's sessions are over, as after a suspension. */
  "session:ended": Record<string, never>;
};

export type EventName = keyof RealtimeEvents;
