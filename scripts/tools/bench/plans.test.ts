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
