import { type SQL, sql } from "drizzle-orm";
import { compileOnce } from "@/db/compile-once";
import { prepareOnce, type Select } from "@/db/prepare-once";
import type { ViewerParams } from "./viewer";

type Values = Record<string, unknown>;

/** `prepareOnce` for each role, of a query in which the viewer's id is a placeholder. */
export function prepareForViewer<V extends ViewerParams, Rows>(make: (viewer: V) => Select<Rows>) {
  const query = prepareOnce((role: V["role"]) => make(placeholderOf<V>(role)));
  return ({ role, id }: V, values: Values = {}): Promise<Rows> => query({ ...values, viewer: id }, role);
}

/** Like `prepareForViewer`, for statements in transactions. */
export function compileForViewer(make: (viewer: ViewerParams) => SQL) {
  const statement = compileOnce((role: ViewerParams["role"]) => make(placeholderOf(role)));
  return ({ role, id }: ViewerParams, values: Values): SQL => statement({ ...values, viewer: id }, role);
}

const placeholderOf = <V extends ViewerParams>(role: V["role"]) =>
  ({ role, id: sql.placeholder("viewer") }) as V;
