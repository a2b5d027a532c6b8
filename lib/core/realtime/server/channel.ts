import type { Connection } from "./connection";
import { ownFrame } from "./frames";
import type { Notify } from "./webhooks";

export type Member = { user_id: string; user_info?: unknown };

export class Channel {
  private readonly subscribers = new Map<Connection, Member | null>();
  private readonly members = new Map<string, { info: unknown; connections: number }>();

  /** The last event of a cache channel. */
  cached: Buffer | null = null;

  constructor(
    readonly name: string,
    private readonly notify: Notify,
  ) {}

  get size(): number {
    return this.subscribers.size;
  }

  get connections(): Connection[] {
    return [...this.subscribers.keys()];
  }

  get memberIds(): string[] {
    return [...this.members.keys()];
  }

  get memberCount(): number {
    return this.members.size;
  }

  hasMember(userId: string): boolean {
    return this.members.has(userId);
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
    this.subscribers.set(connection, member);
    if (member) this.addMember(connection, member);
  }

  leave(connection: Connection): void {
    const member = this.memberOf(connection);
    if (this.subscribers.delete(connection) && member) this.removeMember(member.user_id);
  }

  /** Object.fromEntries makes even "__proto__" a plain key. */
  presence(): object {
    const hash = Object.fromEntries([...this.members].map(([id, { info }]) => [id, info]));
    return { presence: { count: this.members.size, ids: this.memberIds, hash } };
  }

  private addMember(connection: Connection, { user_id, user_info = null }: Member): void {
    const existing = this.members.get(user_id);
    this.members.set(user_id, { info: user_info, connections: (existing?.connections ?? 0) + 1 });
    if (existing) return;
    this.send(ownFrame("pusher_internal:member_added", { user_id, user_info }, this.name), connection);
    this.notify({ name: "member_added", channel: this.name, user_id });
  }

  private removeMember(user_id: string): void {
    const existing = this.members.get(user_id);
    if (!existing) return;
    existing.connections -= 1;
    if (existing.connections > 0) return;
    this.members.delete(user_id);
    this.send(ownFrame("pusher_internal:member_removed", { user_id }, this.name));
    this.notify({ name: "member_removed", channel: this.name, user_id });
  }
}
