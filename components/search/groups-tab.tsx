import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { Badge } from "@/components/ui/badge";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { listGroups } from "@/lib/groups/queries";
import type { Group } from "@/lib/groups/schemas";
import { groupPath } from "@/lib/routes";
import { searchHref } from "@/lib/search/sections";
import { ResultRows } from "./result-rows";
import { SearchForm } from "./search-form";
import { nameQuery, type SearchTab } from "./search-tab";

const schema = z.object({ q: nameQuery, ...pageQuery(20) });

/** Public groups and the viewer's own, by name. */
export async function loadGroups(viewer: Member, params: SearchParams): Promise<SearchTab> {
  const { q, ...page } = parseSearchParams(schema, params);
  const list = q ? await listGroups(viewer, { q, scope: "all", ...page }) : null;
  return {
    form: <SearchForm area={viewer.role} section="groups" q={q} isFiltered={false} />,
    list,
    pageHref: (page) => searchHref(viewer.role, "groups", { q, page }),
    results: list && <GroupRows groups={list.data} query={q} />,
  };
}

function GroupRows({ groups, query }: { groups: Group[]; query: string | undefined }) {
  const t = useTranslations("groups");
  return (
    <ResultRows
      query={query}
      rows={groups.map(({ id, name, avatar_url, members_count, role }) => ({
        href: groupPath(id),
        image: { id: `group-${id}`, name, src: avatar_url },
        title: name,
        details: t("membersCount", { count: members_count }),
        badge: role && <Badge>{t(`roles.${role}`)}</Badge>,
      }))}
    />
  );
}
