import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test, vi } from "vitest";
import { compileOnce } from "./compile-once";

const toQuery = (statement: ReturnType<typeof sql>) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { text, params };
};

test("compiles the query once and inserts the values of each call at every placeholder", () => {
  const build = vi.fn((table: "a" | "b") => {
    const id = sql.placeholder("id");
    return sql`select ${7} from ${sql.identifier(table)} where id = ${id} or ${sql.placeholder("ids")} @> ${id}`;
  });
  const statement = compileOnce(build);
  const text = 'select $1 from "a" where id = $2 or $3 @> $4';
  expect(toQuery(statement({ id: 1, ids: [2] }, "a"))).toEqual({ text, params: [7, 1, [2], 1] });
  expect(toQuery(statement({ id: null, ids: [] }, "a"))).toEqual({ text, params: [7, null, [], null] });
  expect(toQuery(statement({ id: 1, ids: [] }, "b")).text).toContain('from "b"');
  expect(build).toHaveBeenCalledTimes(2);
});
