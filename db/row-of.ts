import type { SQL } from "drizzle-orm";

export type RowOf<Columns> = { [K in keyof Columns]: Cell<Columns[K]> };

type Cell<T> =
  T extends SQL<infer V>
    ? V
    : T extends { _: { data: infer V; notNull: infer N } }
      ? N extends true
        ? V
        : V | null
      : never;
