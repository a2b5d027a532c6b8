import * as z from "zod/mini";
import type { Channel, Member } from "./channel";
import type { SignedIn } from "./connection";
import { readAs } from "./frames";
import { limits } from "./limits";

const channelData = z.object({
  user_id: z.union([z.string(), z.number()]),
  user_info: z.optional(z.unknown()),
});

export function memberFrom(data: string | undefined, signedIn: SignedIn | null): Member | null {
  if (data === undefined) return signedIn && { user_id: signedIn.id, user_info: signedIn.user_info };
  const parsed = readAs(channelData, data);
  return parsed && { user_id: String(parsed.user_id), user_info: parsed.user_info };
}

export function validateMember(channel: Channel | undefined, member: Member | null): string | null {
  const id = member?.user_id ?? "";
  if (id === "" || id.length > limits.memberIdLength) return "A presence channel needs the person's id.";
  if (Buffer.byteLength(JSON.stringify(member)) > limits.memberInfoBytes)
    return "The person's data are too large.";
  const ids = channel?.memberIds ?? [];
  return ids.length >= limits.membersPerChannel && !ids.includes(id) ? "The channel is full." : null;
}
