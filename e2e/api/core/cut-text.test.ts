import { expect, test } from "vitest";
import { cutText } from "@/lib/core/text/cut-text";
import { sql } from "../../support/database";

test.each([
  ["letters", "Un texte"],
  ["letters with marks", "Zoe\u0301 a\u0300 No\u0308el"],
  ["emojis of several characters", "ab👩🏽‍💻👨‍👩‍👧cd❤️👍🏿1️⃣z"],
  ["flags", "a🇫🇷🇬🇧🇪🇺b🏴󠁧󠁢󠁥󠁮󠁧󠁿c"],
  ["a first character that is longer than the excerpt", "👨‍👩‍👧‍👦 en famille"],
  ["a first flag that is longer than the excerpt", "🇫🇷 en France"],
])("the database cuts a text with %s where JavaScript does", async (_, text) => {
  const lengths = Array.from({ length: text.length + 1 }, (_, length) => length + 1);
  const rows = await sql<{ cut: string }[]>`select cut_text(${text}, n) as cut
    from unnest(${lengths}::int[]) with ordinality each (n, position) order by position`;
  expect(rows.map(({ cut }) => cut)).toEqual(lengths.map((length) => cutText(text, length)));
});

test("an excerpt ends before an emoji that it has no room for", async () => {
  const text = `${"a".repeat(6)}👩🏽‍💻 et la suite`;
  const [row] = await sql`select truncate_text(${text}, 9) as excerpt, truncate_text(${text}, 60) as whole`;
  expect(row).toEqual({ excerpt: `${"a".repeat(6)}…`, whole: text });
});
