import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgDialect, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

async function listTables(): Promise<PgTable[]> {
  const files = readdirSync("db/schema").map((name) => name.replace(".ts", ""));
  const modules: object[] = await Promise.all(files.map((name) => import(`../../db/schema/${name}.ts`)));
  return modules.flatMap((exported) => Object.values(exported)).filter((value) => is(value, PgTable));
}

test("the database checks each column that has the values of an enumeration", async () => {
  const columns = (await listTables()).map(getTableConfig).flatMap(({ name, columns, checks }) => {
    const conditions = checks.map(({ value }) => new PgDialect().sqlToQuery(value).sql);
    return columns
      .filter(({ enumValues }) => enumValues?.length)
      .map((column) => {
        const isIn = `"${name}"."${column.name}" in (`;
        return { name: `${name}.${column.name}`, isChecked: conditions.some((sql) => sql.includes(isIn)) };
      });
  });
  expect(columns.filter(({ isChecked }) => !isChecked).map(({ name }) => name)).toEqual([]);
  expect(columns.length).toBeGreaterThan(50);
});
