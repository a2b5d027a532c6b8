import * as z from "zod/mini";
import { anyone, endpoint } from "@/lib/core/api/endpoint";

const part = z.enum(["ok", "down"]);

/** `status` replaces that of the envelope. `replica`: with `DATABASE_REPLICA_URL`; the primary is read while it is down or too far behind. */
export const getHealth = endpoint("GET /api/health", {
  access: anyone,
  response: z.object({
    status: z.literal("ok"),
    database: z.literal("ok"),
    storage: z.literal("ok"),
    realtime: part,
    replica: z.optional(part),
    version: z.string(),
  }),
});

/** Called by a load balancer: 503, with the same body, while any part is down. */
export const getReadiness = endpoint("GET /api/health/ready", {
  access: anyone,
  response: z.object({
    success: z.boolean(),
    status: z.enum(["ok", "unavailable"]),
    database: part,
    storage: part,
    realtime: part,
    replica: z.optional(part),
    version: z.string(),
  }),
  otherStatus: 503,
});

/** Called by a process manager. It calls no other service, because restarting this one would not repair that. */
export const getLiveness = endpoint("GET /api/health/live", {
  access: anyone,
  response: z.object({ status: z.literal("ok"), version: z.string() }),
});
