import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { blankable, emailAddress, id, personName, text } from "@/lib/api/fields";
import { pageQuery, paginator } from "@/lib/pagination";
import { postLimits } from "./kinds";
import { comment } from "./shapes";

const everyone = ["visitor", "student", "company", "admin"] as const;
const members = ["student", "company", "admin"] as const;
const content = text(postLimits.comment, { min: 1, required: "comment_required" });

export const listComments = endpoint({
  method: "GET",
  path: "/api/posts/{id}/comments",
  access: everyone,
  query: z.object({
    ...pageQuery(20),
    before: z.optional(id),
    status: z._default(z.enum(["published", "pending"]), "published"),
  }),
  response: z.object({ data: paginator(comment) }),
});

export const createComment = endpoint({
  method: "POST",
  path: "/api/posts/{id}/comments",
  access: everyone,
  body: z.object({
    content,
    reply_to_id: blankable(id),
    author_name: blankable(personName()),
    author_email: blankable(emailAddress()),
    /** A field that people do not see: what fills it in is not a person. */
    website: blankable(text(300)),
  }),
  response: z.object({ data: comment, comments_count: z.int() }),
  status: 201,
  limit: ["comments", "visitorComments"],
});

export const updateComment = endpoint({
  method: "PUT",
  path: "/api/comments/{id}",
  access: members,
  body: z.object({ content }),
  response: z.object({ data: comment }),
  fails: ["forbidden"],
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/comments/{id}",
  access: members,
  response: z.object({ comments_count: z.int() }),
  fails: ["forbidden"],
});

export const acceptComment = endpoint({
  method: "POST",
  path: "/api/comments/{id}/accept",
  access: members,
  response: z.object({ data: comment, comments_count: z.int() }),
  fails: ["forbidden"],
});
