import * as z from "zod/mini";
import { countPages } from "./with-rows";

const digits = z.string().check(z.regex(/^-?\d{1,15}$/, "number_invalid"));

/** `page` may lie beyond the last; `per_page` is clamped to 1 to 100. */
export function pageQuery(perPage: number) {
  const page = z.pipe(digits, z.pipe(z.transform(Number), z.int().check(z.gte(1, "number_too_low"))));
  const toSize = (value: string) => Math.min(Math.max(Number(value), 1), 100);
  const size = z.pipe(digits, z.pipe(z.transform(toSize), z.int().check(z.gte(1), z.lte(100))));
  return { page: z._default(page, 1), per_page: z._default(size, perPage) };
}

export type PageQuery = { page: number; per_page: number };

export function paginator<T extends z.core.$ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    ...pageMetadata,
    from: z.nullable(z.int()),
    to: z.nullable(z.int()),
  });
}

export const pageMetadata = {
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
};

export function paginate<T>(data: T[], total: number, { page, per_page }: PageQuery) {
  const before = (page - 1) * per_page;
  return {
    data,
    current_page: page,
    last_page: countPages(total, per_page),
    per_page,
    total,
    from: data.length ? before + 1 : null,
    to: data.length ? before + data.length : null,
  };
}

type Nullable<T> = T extends Date | readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: Nullable<T[K]> | null }
    : T;

export type PageRow<Row> = Nullable<Row> & { id: number | null; total: number };

/** A page of rows that each contain the total; an empty page is one row with only the total. */
export function toPage<Row, T>(
  rows: readonly PageRow<NoInfer<Row>>[],
  present: (row: Row) => T,
  query: PageQuery,
) {
  const listed = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [present(row as Row)]));
  return paginate(listed, rows[0]?.total ?? 0, query);
}

export function toOffset({ page, per_page }: PageQuery): number {
  return (page - 1) * per_page;
}
