import type { Sql } from "postgres";

type Types = {
  parsers: object;
  serializers: object;
  shared: { typeArrayMap: object };
  fetch_types: boolean;
};

const typesOf = (sql: Sql) => sql.options as unknown as Types;

/** The driver queries the array types for each connection without awaiting it: an error would end the process. */
export function fetchTypesOnce(sql: Sql): void {
  const types = typesOf(sql);
  if (types.fetch_types && Object.keys(types.shared.typeArrayMap).length > 0) types.fetch_types = false;
}

export function copyTypes(from: Sql, to: Sql): void {
  const [source, target] = [typesOf(from), typesOf(to)];
  Object.assign(target.parsers, source.parsers);
  Object.assign(target.serializers, source.serializers);
  Object.assign(target.shared.typeArrayMap, source.shared.typeArrayMap);
  fetchTypesOnce(to);
}
