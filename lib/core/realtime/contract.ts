import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";

const socket_id = text(50, { min: 1 });

const channel_name = text(200, { min: 1 });
const signature = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });

/**
 * Authorizes one channel, as clients of the protocol request it, or several: `channels` has those that the viewer may
 * subscribe to.
 */
export const authorizeChannel = endpoint("POST /broadcasting/auth", {
  access: signedIn,
  allowPending: true,
  form: true,
  body: z.object({
    socket_id,
    channel_name: z.union([channel_name, z.array(channel_name).check(z.maxLength(100, "too_long"))]),
  }),
  response: z.union([signature, z.object({ channels: z.record(z.string(), signature) })]),
  errors: ["forbidden"],
});

export const authenticateUser = endpoint("POST /broadcasting/user-auth", {
  access: signedIn,
  allowPending: true,
  form: true,
  body: z.object({ socket_id }),
  response: z.object({ auth: z.string(), user_data: z.string() }),
});

export const sendTestEvent = endpoint("POST /api/test-event", {
  access: ["admin"],
  body: z.object({ text: text(200, { min: 1 }) }),
});
