import { expect, test } from "vitest";
import { sequentialScans } from "./plans";

test("reports a sequential scan of a growing table, but not of another one", () => {
  const plan = `
    ->  Index Scan Backward using posts_feed_idx on posts
    ->  Seq Scan on counters  (cost=0.00..1.05 rows=2 width=8)`;
  expect(sequentialScans(plan)).toEqual([]);
  expect(
    sequentialScans(`${plan}\n  ->  Parallel Seq Scan on posts posts_1\n  ->  Seq Scan on posts`),
  ).toEqual(["posts"]);
  expect(
    sequentialScans(
      "->  Seq Scan on event_answers\n->  Seq Scan on school_settings  (cost=0.00..1.01 rows=1)",
    ),
  ).toEqual(["event_answers"]);
});

test("does not report a sequential scan of an empty table", () => {
  const empty = "(cost=0.00..0.00 rows=1 width=12)";
  expect(
    sequentialScans(`->  Seq Scan on presence  ${empty}\n->  Seq Scan on posts posts_1  ${empty}`),
  ).toEqual([]);
  const full = "(cost=0.00..0.09 rows=9 width=12)";
  expect(
    sequentialScans(`->  Seq Scan on presence  ${full}\n->  Seq Scan on posts posts_1  ${full}`),
  ).toEqual(["presence", "posts"]);
});
