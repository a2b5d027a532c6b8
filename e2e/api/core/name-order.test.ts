import { expect, test } from "vitest";
import { sql } from "../../support/database";

test("names in a list are sorted without case and accents, and their numbers by value", async () => {
  const names = [
    "Échecs",
    "Promo 002",
    "promo 10",
    "Promo 9",
    "Promo 10 bis",
    "2e année",
    "10e année",
    "Zèbres",
  ];
  const sorted = await sql<{ name: string }[]>`select name from unnest(${names}::text[]) name
    order by name_order(name), name`;
  expect(sorted.map(({ name }) => name)).toEqual([
    ...["2e année", "10e année", "Échecs", "Promo 002", "Promo 9", "promo 10", "Promo 10 bis", "Zèbres"],
  ]);
  const long = `Promo ${"9".repeat(20)}`;
  const [row] = await sql`select name_order(${long}) > name_order('Promo 10') as is_after,
    name_order('Promo 002') = name_order('promo 2') as is_equal`;
  expect(row).toEqual({ is_after: true, is_equal: true });
});
