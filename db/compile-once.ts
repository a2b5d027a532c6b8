import { Param, Placeholder, SQL, StringChunk } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

type Statement = { texts: string[]; params: unknown[] };
const dialect = new PgDialect();

/**
 * A statement for transactions, whose text is made once for each key, not for each call. `make` has
 * a placeholder wherever calls differ.
 */
export function compileOnce<Key extends string>(make: (key: Key) => SQL) {
  const statements = new Map<Key, Statement>();
  return (key: Key, values: Record<string, unknown>): SQL => {
    const statement = statements.get(key) ?? compile(make(key));
    statements.set(key, statement);
    const chunks = statement.texts.flatMap((text, at) => {
      if (at >= statement.params.length) return [new StringChunk(text)];
      const param = statement.params[at];
      return [new StringChunk(text), new Param(param instanceof Placeholder ? values[param.name] : param)];
    });
    return new SQL(chunks);
  };
}

function compile(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { texts: text.split(/\$\d+/), params };
}
