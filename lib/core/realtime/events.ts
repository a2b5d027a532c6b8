/** Every event of the application's own, with what it carries. Ids, not contents: who hears then asks for the rest. */
export type RealtimeEvents = {
  "post:created": { id: number };
  /** For /websocket. */
  TestEvent: { text: string };
  /** Something happened to the person, or a mail came for them. */
  "notification:created": Record<string, never>;
  "mail:created": Record<string, never>;
  /** An application of theirs, or to their company, is not as it was. */
  "application:changed": { id: number };
  /** The person's sessions are over, as after a suspension. */
  "session:ended": Record<string, never>;
};

export type EventName = keyof RealtimeEvents;
