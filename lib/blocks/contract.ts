import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { id } from "@/lib/core/schemas/fields";
import { blockedUser } from "./schemas";

const access = ["student"] as const;
const query = z.object(pageQuery(20));
const hiding = {
  access,
  body: z.object({ user_id: id }),
  status: 201,
  errors: ["not_found"],
  limit: ["blocks"],
} as const;

/** The newest first. */
export const listBlocks = endpoint("GET /api/blocks", { access, query, response: paginator(blockedUser) });

/** Ends a friendship and its requests. Idempotent. */
export const blockUser = endpoint("POST /api/blocks", hiding);

/** Idempotent. */
export const unblockUser = endpoint("DELETE /api/blocks/{id}", { access });

/** The newest first. */
export const listMutes = endpoint("GET /api/mutes", { access, query, response: paginator(blockedUser) });

/** Idempotent. */
export const muteUser = endpoint("POST /api/mutes", hiding);

/** Idempotent. */
export const unmuteUser = endpoint("DELETE /api/mutes/{id}", { access });
