import { Param, Placeholder, SQL, StringChunk } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

type Statement = { texts: string[]; params: unknown[] };
const dialect = new PgDialect();

/** Like `prepareOnce`, for statements in transactions. */
export function compileOnce<Key extends [key?: string]>(make: (...key: Key) => SQL) {
  const statements = new Map<string | undefined, Statement>();
  return (values: Record<string, unknown>, ...key: Key): SQL => {
    const statement = statements.get(key[0]) ?? compile(make(...key));
    statements.set(key[0], statement);
    const chunks = statement.texts.flatMap((text, index) => {
      if (index >= statement.params.length) return [new StringChunk(text)];
      const param = statement.params[index];
      return [new StringChunk(text), new Param(param instanceof Placeholder ? values[param.name] : param)];
    });
    return new SQL(chunks);
  };
}

function compile(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { texts: text.split(/\$\d+/), params };
}
