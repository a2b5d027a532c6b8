import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { id } from "@/lib/core/schemas/fields";
import { blockedUser } from "./schemas";

const access = ["student"] as const;
const query = z.object(pageQuery(20));
const body = z.object({ user_id: id });
const response = z.object({});

/** The latest first. */
export const listBlocks = endpoint({
  method: "GET",
  path: "/api/blocks",
  access,
  query,
  response: paginator(blockedUser),
});

/** Ends a friendship and its requests. Idempotent. */
export const blockUser = endpoint({
  method: "POST",
  path: "/api/blocks",
  access,
  body,
  response,
  status: 201,
  errors: ["not_found"],
  limit: ["blocks"],
});

/** Idempotent. */
export const unblockUser = endpoint({ method: "DELETE", path: "/api/blocks/{id}", access, response });

/** The latest first. */
export const listMutes = endpoint({
  method: "GET",
  path: "/api/mutes",
  access,
  query,
  response: paginator(blockedUser),
});

/** Idempotent. */
export const muteUser = endpoint({
  method: "POST",
  path: "/api/mutes",
  access,
  body,
  response,
  status: 201,
  errors: ["not_found"],
  limit: ["blocks"],
});

/** Idempotent. */
export const unmuteUser = endpoint({ method: "DELETE", path: "/api/mutes/{id}", access, response });
