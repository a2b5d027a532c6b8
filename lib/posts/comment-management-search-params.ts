import { buildHref, listParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { commentsQuery } from "./comment-management-contract";

export const parseCommentsSearchParams = listParamsParser(commentsQuery);

type CommentsSearchParams = ReturnType<typeof parseCommentsSearchParams>;

export function commentsHref(params: CommentsSearchParams): string {
  return buildHref(adminPaths.comments, params);
}
