import * as z from "zod/mini";
import { buildHref, omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { commentsQuery } from "./comment-management-contract";

export const parseCommentsSearchParams = searchParamsParser(z.object(omitPageSize(commentsQuery.shape)));

export type CommentsSearchParams = ReturnType<typeof parseCommentsSearchParams>;

export function commentsHref(params: CommentsSearchParams): string {
  return buildHref(adminPaths.comments, params);
}
