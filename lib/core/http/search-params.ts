import type * as z from "zod/mini";

export type SearchParams = Record<string, string | string[] | undefined>;
/** The props of a page. */
export type SearchProps = { searchParams: Promise<SearchParams> };

/** Parameters that the schema rejects are left out, and the others are kept. */
export function parseSearchParams<T extends z.ZodMiniObject>(schema: T, params: SearchParams): z.output<T> {
  const trimmed = Object.entries(params).map(
    ([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const,
  );
  const result = schema.safeParse(Object.fromEntries(trimmed));
  if (result.success) return result.data;
  const rejected = new Set(result.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(trimmed.filter(([name]) => !rejected.has(name))));
}

export const searchParamsParser =
  <T extends z.ZodMiniObject>(schema: T) =>
  (params: SearchParams): z.output<T> =>
    parseSearchParams(schema, params);

/** Makes the parser for the page of a list: the query's parameters, without `per_page`. */
export const listParamsParser =
  <T extends z.ZodMiniObject<{ per_page: z.core.$ZodType }>>(query: T) =>
  (params: SearchParams) =>
    omitPageSize<z.output<T>>(parseSearchParams(query, params));

/** The URLs of pages have no `per_page`. It is left out of a query's shape, or of its values. */
export function omitPageSize<T extends { per_page: unknown }>({
  per_page: _,
  ...rest
}: T): Omit<T, "per_page"> {
  return rest;
}

type Values = Record<string, string | number | null | undefined>;

export function buildHref(path: string, params: Values, defaults: Values = {}): string {
  const omitted: Values = { page: 1, ...defaults };
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value && String(value) !== String(omitted[name]) ? [[name, String(value)]] : [],
  );
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
