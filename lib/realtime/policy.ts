import type { Member } from "@/lib/auth/viewer";
import { parseChannel } from "./channels";

/** Whether a member may hear a channel: the members' one and their own. */
export function mayHear(viewer: Member, channel: string): boolean {
  const parsed = parseChannel(channel);
  return parsed?.kind === "members" || (parsed?.kind === "user" && parsed.id === viewer.id);
}
