import * as z from "zod/mini";
import { readAs } from "@/lib/core/realtime/server/frames";
import type { Hub } from "@/lib/core/realtime/server/hub";
import { limits } from "@/lib/core/realtime/server/limits";
import { HttpError } from "./http-error";

const request = z.object({
  user_ids: z.array(z.string().check(z.maxLength(limits.memberIdLength))).check(z.maxLength(1000)),
  /** Milliseconds, by the clock that signs. */
  before: z.number(),
});

/** This call is not in the protocol: on other servers, the users' connections are closed instead. */
export function unsubscribeUsers(hub: Hub, channel: string, body: Buffer): object {
  const input = readAs(request, body.toString());
  if (!input) throw new HttpError(400, "The body is not a list of user_ids with a time.");
  hub.removeUsers(channel, input.user_ids, input.before);
  return {};
}
