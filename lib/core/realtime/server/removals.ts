import { limits } from "./limits";

/** Removals are kept this long: older signatures are rejected anyway. */
const ttlMs = 2 * limits.clockSeconds * 1000;

/** The users who were taken off channels, with the time: signatures up to that time are rejected. */
export class Removals {
  private readonly removedAt = new Map<string, number>();

  add(channel: string, userId: string, at: number): void {
    const key = keyOf(channel, userId);
    const latest = Math.max(at, this.removedAt.get(key) ?? 0);
    this.removedAt.delete(key);
    this.removedAt.set(key, latest);
    for (const [other, time] of this.removedAt) {
      if (time > Date.now() - ttlMs) break;
      this.removedAt.delete(other);
    }
  }

  isRemoved(channel: string, userId: string, issuedAt: number): boolean {
    const at = this.removedAt.get(keyOf(channel, userId));
    return at !== undefined && issuedAt <= at;
  }
}

/** The separator is a space, which no channel's name has. */
function keyOf(channel: string, userId: string): string {
  return `${channel} ${userId}`;
}
