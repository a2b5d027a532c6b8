import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { searchUsers } from "@/lib/friends/search";
import { searchHref } from "@/lib/search/sections";
import { SearchForm } from "./search-form";
import { nameQuery, type SearchTab } from "./search-tab";
import { UserResults } from "./user-results";

const schema = z.object({ q: nameQuery, ...pageQuery(20) });

export async function loadUsers(viewer: Member, params: SearchParams): Promise<SearchTab> {
  const { q, page, per_page } = parseSearchParams(schema, params);
  const query = q && { search: q, page, per_page };
  const list = query ? await searchUsers(viewer, query) : null;
  return {
    form: <SearchForm area={viewer.role} section="people" q={q} isFiltered={false} />,
    list,
    pageHref: (page) => searchHref(viewer.role, "people", { q, page }),
    results: query && list && <UserResults area={viewer.role} query={query} initialPage={list} />,
  };
}
