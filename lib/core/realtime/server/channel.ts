import type { Change } from "./channel-state";
import type { Connection } from "./connection";
import { Counter } from "./counter";

export type Member = { user_id: string; user_info?: unknown };

export class Channel {
  private readonly subscribers = new Map<Connection, Member | null>();
  private readonly byUser = new Counter();

  /** The last event of a cache channel. */
  cached: Buffer | null = null;

  constructor(
    readonly name: string,
    private readonly onMember: (change: Change) => void,
  ) {}

  get size(): number {
    return this.subscribers.size;
  }

  get connections(): Connection[] {
    return [...this.subscribers.keys()];
  }

  has(connection: Connection): boolean {
    return this.subscribers.has(connection);
  }

  memberOf(connection: Connection): Member | null {
    return this.subscribers.get(connection) ?? null;
  }

  send(frame: Buffer, except?: Connection): void {
    for (const subscriber of this.subscribers.keys()) if (subscriber !== except) subscriber.send(frame);
  }

  join(connection: Connection, member: Member | null): void {
    // Announced to the others, who subscribed before.
    if (member) this.addMember(member);
    this.subscribers.set(connection, member);
  }

  leave(connection: Connection): void {
    const member = this.memberOf(connection);
    if (this.subscribers.delete(connection) && member) this.removeMember(member.user_id);
  }

  private addMember({ user_id, user_info = null }: Member): void {
    this.byUser.increment(user_id);
    this.onMember({ channel: this.name, user_id, user_info, is_present: true });
  }

  private removeMember(user_id: string): void {
    this.byUser.decrement(user_id);
    if (this.byUser.get(user_id) === 0) this.onMember({ channel: this.name, user_id, is_present: false });
  }
}
