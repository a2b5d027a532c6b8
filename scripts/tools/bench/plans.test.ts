import { expect, test } from "vitest";
import { sequentialScans } from "./plans";

test("reading a table that grows from end to end is noticed, reading one that does not is no matter", () => {
  const plan = `
    ->  Index Scan Backward using posts_feed_idx on posts
    ->  Seq Scan on counters  (cost=0.00..1.05 rows=2 width=8)`;
  expect(sequentialScans(plan)).toEqual([]);
  expect(
    sequentialScans(`${plan}\n  ->  Parallel Seq Scan on posts posts_1\n  ->  Seq Scan on posts`),
  ).toEqual(["posts"]);
});

test("reading a table that is empty is no matter", () => {
  const empty = "(cost=0.00..0.00 rows=1 width=12)";
  expect(
    sequentialScans(`->  Seq Scan on presence  ${empty}\n->  Seq Scan on posts posts_1  ${empty}`),
  ).toEqual([]);
  const full = "(cost=0.00..0.09 rows=9 width=12)";
  expect(
    sequentialScans(`->  Seq Scan on presence  ${full}\n->  Seq Scan on posts posts_1  ${full}`),
  ).toEqual(["presence", "posts"]);
});
