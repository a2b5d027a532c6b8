import * as z from "zod/mini";
import { anyone, endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emailAddress, emptyToUndefined, id, personName, text } from "@/lib/core/schemas/fields";
import { postLimits } from "./constants";
import { expectedEditedAt } from "./expected-edited-at";
import { comment } from "./schemas";
import { textWithMentions } from "./text-with-mentions";

const content = textWithMentions(postLimits.comment, { min: 1, required: "comment_required" });

export const listComments = endpoint("GET /api/posts/{id}/comments", {
  access: anyone,
  query: z.object({
    ...pageQuery(20),
    before: z.optional(id),
    /** `held` lists the viewer's own comments that a moderation rule holds back. */
    status: z._default(z.enum(["published", "pending", "held"]), "published"),
  }),
  data: paginator(comment),
});

export const createComment = endpoint("POST /api/posts/{id}/comments", {
  access: anyone,
  body: z.object({
    content,
    reply_to_id: emptyToUndefined(id),
    author_name: emptyToUndefined(personName()),
    author_email: emptyToUndefined(emailAddress()),
    /** A honeypot: hidden from people. */
    website: emptyToUndefined(text(300)),
  }),
  response: z.object({ data: comment, comments_count: z.int() }),
  status: 201,
  limit: ["comments", "visitorComments"],
});

export const updateComment = endpoint("PUT /api/comments/{id}", {
  access: signedIn,
  body: z.object({ content }),
  data: comment,
  limit: ["edits"],
  errors: ["forbidden"],
});

export const deleteComment = endpoint("DELETE /api/comments/{id}", {
  access: signedIn,
  response: z.object({ comments_count: z.int() }),
  errors: ["forbidden", "text_held"],
});

export const acceptComment = endpoint("POST /api/comments/{id}/accept", {
  access: signedIn,
  body: z.object({
    edited_at: z.optional(expectedEditedAt),
  }),
  response: z.object({ data: comment, comments_count: z.int() }),
  errors: ["forbidden", "text_edited"],
});
