import type { Column, SQL } from "drizzle-orm";

export type RowOf<Columns> = { [K in keyof Columns]: Cell<Columns[K]> };

type Cell<T> = T extends SQL<infer V> | SQL.Aliased<infer V>
  ? V
  : T extends Column
    ? T["_"]["notNull"] extends true
      ? T["_"]["data"]
      : T["_"]["data"] | null
    : RowOf<T>;
