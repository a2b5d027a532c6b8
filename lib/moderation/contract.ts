import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { instant, text } from "@/lib/api/fields";
import { postLimits } from "@/lib/posts/kinds";
import { postReport } from "@/lib/posts/shapes";

const report = {
  method: "POST",
  access: ["student", "company", "admin"],
  body: z.object({ reason: text(postLimits.reason, { min: 1, required: "reason_required" }) }),
  status: 201,
  limit: ["reports"],
  fails: ["forbidden", "already_reported"],
} as const;

export const reportPost = endpoint({
  ...report,
  path: "/api/posts/{id}/report",
  response: z.object({ data: postReport }),
});

export const reportComment = endpoint({
  ...report,
  path: "/api/comments/{id}/report",
  response: z.object({ data: z.object({ reason: z.string(), comment_id: z.int(), created_at: instant }) }),
});
