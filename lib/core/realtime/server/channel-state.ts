import { randomUUID } from "node:crypto";
import * as z from "zod/mini";

const change = z.object({
  channel: z.string(),
  /** The member of a presence channel that joined or left; without it, the channel itself became occupied or vacated. */
  user_id: z.optional(z.string()),
  user_info: z.optional(z.unknown()),
  is_present: z.boolean(),
});

/** A message from a server to its peers: its newest changes, or its whole state as changes of an empty one. */
export const stateMessage = z.object({
  id: z.string(),
  started_at: z.number(),
  has_webhooks: z.boolean(),
  /** The number of changes so far, these included. */
  number: z.int(),
  changes: z.array(change),
});

export type Change = z.infer<typeof change>;
export type StateMessage = z.infer<typeof stateMessage>;
type ServerInfo = Pick<StateMessage, "id" | "started_at" | "has_webhooks">;

const none: ReadonlyMap<string, unknown> = new Map();

/** The channels of one server, and the members of its presence channels. */
export class ChannelState {
  number = 0;
  lastMessageAt = Date.now();
  /** The members by channel; null for a channel without members, such as a public or private one. */
  private readonly channels = new Map<string, Map<string, unknown> | null>();

  constructor(readonly info: ServerInfo) {}

  membersOf(channel: string): ReadonlyMap<string, unknown> {
    return this.channels.get(channel) ?? none;
  }

  has({ channel, user_id }: Change): boolean {
    const members = this.channels.get(channel);
    return user_id === undefined ? members !== undefined : (members?.has(user_id) ?? false);
  }

  apply({ channel, user_id, user_info = null, is_present }: Change): void {
    const members = this.channels.get(channel);
    if (user_id === undefined && is_present) this.channels.set(channel, members ?? null);
    else if (user_id === undefined) this.channels.delete(channel);
    else if (is_present) this.channels.set(channel, (members ?? new Map()).set(user_id, user_info));
    else members?.delete(user_id);
  }

  list(): Change[] {
    return [...this.channels].flatMap(([channel, members]) => [
      { channel, is_present: true },
      ...[...(members ?? none)].map(([user_id, user_info]) => ({
        channel,
        user_id,
        user_info,
        is_present: true,
      })),
    ]);
  }

  changesTo(other: ChannelState): Change[] {
    const removed = this.list().filter((entry) => !other.has(entry));
    const added = other.list().filter((entry) => !this.has(entry));
    return [...removed.reverse().map((entry) => ({ ...entry, is_present: false })), ...added];
  }
}

export function newServer(hasWebhooks: boolean): ServerInfo {
  return { id: randomUUID(), started_at: Date.now(), has_webhooks: hasWebhooks };
}
