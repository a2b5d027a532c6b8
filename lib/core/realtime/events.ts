import type { PresenceStatus } from "@/db/enums";

/** Counts for viewers without a block in either direction. */
export type PostChange = {
  id: number;
  likes: number;
  comments: number;
  isThreadChanged?: boolean;
  isEdited?: boolean;
  isVoted?: boolean;
};

/** Events contain ids, not content, which the client fetches; a message goes to its own conversation. */
export type RealtimeEvents = {
  "post:created": { id: number };
  /** Sent at most once a second for each published post. */
  "posts:changed": { changed: PostChange[]; removed: number[] };
  TestEvent: { text: string };
  /** A user signed up or reported something. */
  "activity:created": Record<string, never>;
  /** Accounts that an import of the user has created so far, before it is known whether all can be. */
  "roster:progress": { done: number; total: number };
  "notification:created": Record<string, never>;
  "notification:deleted": Record<string, never>;
  /** Sent when one of the user's pages has read notifications: the others count again. */
  "notification:read": Record<string, never>;
  "email:created": Record<string, never>;
  "application:changed": { id: number };
  "friends:updated": Record<string, never>;
  /** The user has become a member of a group or is no longer one, or theirs was deleted or restored. */
  "groups:updated": Record<string, never>;
  /** Ids of friends by their new status; without any, what is shown of friends is fetched again. */
  "presence:changed": Partial<Record<PresenceStatus, number[]>>;
  "session:ended": Record<string, never>;
  "message:created": MessageEvent;
  "message:updated": MessageEvent;
  /** Sent to the authors of the messages: what a member has read, and what has reached one of their pages. */
  "conversation:read": { id: number; user_id: number; read_up_to: number };
  "conversation:delivered": { id: number; user_id: number; delivered_up_to: number };
  "conversation:typing": { user_id: number };
  /**
   * The conversation's last message, counts or request changed, as the user sees them; with `details`, its settings
   * or members too; with `deleted`, the user has deleted it.
   */
  "conversation:changed": { id: number; details?: boolean; deleted?: boolean };
  /** Sent by the client library: earlier changes are fetched now. */
  "pusher:subscription_succeeded": unknown;
};

/** Has no message when it is too long for an event, or not all may read it. Its `is_own_message` is the sender's. */
type MessageEvent = { id: number; number: number; message?: unknown; sender_id?: number };

export type EventName = keyof RealtimeEvents;
