import { Column, type DriverValueDecoder, getTableName, is, SQL, Subquery } from "drizzle-orm";
import type { PgSession, SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";

type Row = unknown[];
type Field = SelectedFieldsOrdered[number] & { index: number };
type Read = (row: Row) => unknown;
/** An entry per table: false where a join may leave all of its columns null. */
type NotNull = Record<string, boolean> | undefined;

/**
 * Maps rows of the pool's selects to the objects that drizzle maps them to, but resolves the columns once per query
 * instead of once per row. Each row is a copy of one template: V8 copies an object that was built key by key ten
 * times slower, and lists copy each row again.
 */
export function withRowMapper(db: PostgresJsDatabase): PostgresJsDatabase {
  const session: PgSession = Reflect.get(db, "session");
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, isArrays, mapper, ...rest) => {
    let read: Read | undefined;
    const mapRows = (rows: Row[]) => {
      read ??= objectReader(toFields(fields), Reflect.get(prepared, "joinsNotNullableMap"));
      return rows.map(read) as never;
    };
    const prepared = prepareQuery(query, fields, name, isArrays, mapper ?? (fields && mapRows), ...rest);
    return prepared as never;
  };
  return db;
}

const toFields = (fields: SelectedFieldsOrdered = []) => fields.map((field, index) => ({ ...field, index }));

function objectReader(fields: Field[], notNull: NotNull, depth = 0): Read {
  const keys = [...new Set(fields.map(({ path }) => path[depth] as string))];
  const readers = keys.map((key) => {
    const [first, ...others] = fields.filter(({ path }) => path[depth] === key) as [Field, ...Field[]];
    if (first.path.length === depth + 1) return valueReader(first);
    return groupReader([first, ...others], notNull, depth + 1);
  });
  // JSON.parse allocates the space for all keys in the object.
  const template = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))));
  return (row) => {
    const object = { ...template };
    for (let index = 0; index < keys.length; index++) object[keys[index] as string] = readers[index]?.(row);
    return object;
  };
}

/** The columns of one joined table are null together when the first is. */
function groupReader(fields: Field[], notNull: NotNull, depth: number): Read {
  const readObject = objectReader(fields, notNull, depth);
  const columns = fields.filter(({ field }) => is(field, Column));
  const [table, ...others] = new Set(columns.map(({ field }) => getTableName((field as Column).table)));
  if (!columns[0] || !notNull || table === undefined || others.length > 0 || notNull[table])
    return readObject;
  const isPresent = valueReader(columns[0]);
  return (row) => (isPresent(row) === null ? null : readObject(row));
}

function valueReader({ field, index }: Field): Read {
  const decoder = decoderOf(field);
  return (row) => (row[index] === null ? null : decoder.mapFromDriverValue(row[index]));
}

function decoderOf(field: Field["field"]): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL.Aliased) ? field.sql : field;
  return Reflect.get(expression, "decoder");
}
