import { expect, test } from "vitest";
import { manifest, newManifest } from "./manifest";

const withTable = (name: string, column: string) =>
  newManifest({ postgres: "18", migrations: [], demo: null, tables: [{ name, columns: [column] }] });

test.each([
  ["users", "id"],
  ['"order"', '"a ""quoted"" name"'],
])("reads the table %s with the column %s", (name, column) => {
  expect(manifest.safeParse(withTable(name, column)).success).toBe(true);
});

test.each([
  ["users from stdin; drop table users; copy users", "id"],
  ["users", "id) from program 'id' --"],
  ['"users" "x"', "id"],
  ["", "id"],
])("rejects a name that is no identifier: %s (%s)", (name, column) => {
  expect(manifest.safeParse(withTable(name, column)).success).toBe(false);
});
