import type { Member } from "@/lib/core/auth/viewer";
import { parseChannel } from "./channels";

/** Whether a member may hear a channel: the members' one and their own. */
export function canSubscribe(viewer: Member, channel: string): boolean {
  const parsed = parseChannel(channel);
  return parsed?.kind === "members" || (parsed?.kind === "user" && parsed.id === viewer.id);
}
