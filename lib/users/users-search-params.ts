import { buildHref, listParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { usersQuery } from "./management-contract";

export const parseUsersSearchParams = listParamsParser(usersQuery);

export type UsersSearchParams = ReturnType<typeof parseUsersSearchParams>;

export function usersHref(params: Partial<UsersSearchParams>): string {
  return buildHref(adminPaths.users, params);
}
