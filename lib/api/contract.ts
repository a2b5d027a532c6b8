import * as z from "zod/mini";
import { endpoint } from "./endpoint";

/** Its `status` is its own word, in the place of the envelope's. */
export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  access: ["visitor", "student", "company", "admin"],
  response: z.object({
    status: z.literal("ok"),
    database: z.literal("ok"),
    realtime: z.enum(["ok", "down"]),
    version: z.string(),
  }),
});
