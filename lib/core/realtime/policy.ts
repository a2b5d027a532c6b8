import type { Member } from "@/lib/core/auth/viewer";
import { parseChannel } from "./channels";

export function canSubscribe(viewer: Member, channel: string): boolean {
  const parsed = parseChannel(channel);
  return parsed?.kind === "members" || (parsed?.kind === "user" && parsed.id === viewer.id);
}
