import { type Placeholder, sql } from "drizzle-orm";
import type { Select } from "@/db/prepare-once";
import { prepareForViewer } from "@/lib/core/auth/prepare-for-viewer";
import type { ViewerParams } from "@/lib/core/auth/viewer";
import type { PageQuery } from "./pagination";

/** The id of the row that the list belongs to, where it is not the viewer's. */
type Parent = [] | [id: number | Placeholder];

/** Reads a list by `select`, as a prepared statement for the pages in `queries`: the first page of a list is read most. */
export function prepareFirstPage<V extends ViewerParams, Q extends PageQuery, P extends Parent, Rows>(
  queries: readonly NoInfer<Q>[],
  select: (viewer: V, query: Q, ...parent: P) => Select<Rows> & PromiseLike<Rows>,
): (viewer: V, query: Q, ...parent: P) => PromiseLike<Rows> {
  const firstPages = queries.map((query) => {
    const statement = prepareForViewer((viewer: V) =>
      select(viewer, query, ...([sql.placeholder("parent")] as P)),
    );
    return { query, statement };
  });
  return (viewer, query, ...parent) => {
    const first = firstPages.find((entry) => isSameQuery(query, entry.query));
    return first ? first.statement(viewer, { parent: parent[0] }) : select(viewer, query, ...parent);
  };
}

/** `other` has every parameter of `query`. */
function isSameQuery<Q extends object>(query: Q, other: Q): boolean {
  return (Object.keys(query) as (keyof Q)[]).every((name) => query[name] === other[name]);
}
