import * as z from "zod/mini";
import { buildHref, omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { commentsQuery } from "./comment-management-contract";

const schema = z.object(omitPageSize(commentsQuery.shape));

export type CommentsSearchParams = z.output<typeof schema>;

export function parseCommentsSearchParams(params: SearchParams): CommentsSearchParams {
  return parseSearchParams(schema, params);
}

export function commentsHref(params: CommentsSearchParams): string {
  return buildHref(adminPaths.comments, params);
}
