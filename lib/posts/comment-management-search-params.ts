import { listParamsParser } from "@/lib/core/http/search-params";
import { commentsQuery } from "./comment-management-contract";

export const parseCommentsSearchParams = listParamsParser(commentsQuery);
