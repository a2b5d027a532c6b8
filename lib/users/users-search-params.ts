import * as z from "zod/mini";
import { buildHref, omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { usersQuery } from "./management-contract";

const schema = z.object(omitPageSize(usersQuery.shape));

export type UsersSearchParams = z.output<typeof schema>;

export function parseUsersSearchParams(params: SearchParams): UsersSearchParams {
  return parseSearchParams(schema, params);
}

export function usersHref(params: Partial<UsersSearchParams>): string {
  return buildHref(adminPaths.users, params);
}
