import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";

const socket_id = text(50, { min: 1 });

export const authorizeChannel = endpoint({
  method: "POST",
  path: "/broadcasting/auth",
  access: signedIn,
  allowPending: true,
  form: true,
  body: z.object({ socket_id, channel_name: text(200, { min: 1 }) }),
  response: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
});

export const authenticateUser = endpoint({
  method: "POST",
  path: "/broadcasting/user-auth",
  access: signedIn,
  allowPending: true,
  form: true,
  body: z.object({ socket_id }),
  response: z.object({ auth: z.string(), user_data: z.string() }),
});

export const sendTestEvent = endpoint({
  method: "POST",
  path: "/api/test-event",
  access: ["admin"],
  body: z.object({ text: text(200, { min: 1 }) }),
  response: z.object({}),
});
