import { expect, test } from "vitest";
import { createPost, updatePost } from "@/lib/posts/contract";
import { searchPosts } from "@/lib/search/contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { find } from "../../support/search";
import { student } from "../../support/users";

test.each([
  ["nothing", { q: "" }, "q", "Type at least 2 characters to search"],
  ["a single letter", { q: "a" }, "q", "Type at least 2 characters to search"],
  ["a letter among blanks", { q: "  a\u00a0 " }, "q", "Type at least 2 characters to search"],
  ["201 characters", { q: "a".repeat(201) }, "q", "This is too long"],
  ["a null byte", { q: "bon\0jour" }, "q", "This contains characters that cannot be stored"],
  ["an unknown order", { sort: "oldest" }, "sort", "This value is not accepted"],
  ["an unknown type", { content_type: "poem" }, "content_type", "This value is not accepted"],
  ["an unknown category", { category: "music" }, "category", "This value is not accepted"],
  ["an author without a number", { user_id: "me" }, "user_id", "This is not a valid number"],
  ["a page without a number", { page: "two" }, "page", "This is not a whole number"],
])("rejects a search for %s", async (_, query, field, sentence) => {
  const { status, body } = await visitorClient().json(
    `/api/posts/search?${new URLSearchParams({ q: "ok", ...query })}`,
  );
  expect([status, body.code]).toEqual([422, "validation_failed"]);
  expect(body.errors).toEqual({ [field]: [sentence] });
});

test("rejects a search without a query in the viewer's language", async () => {
  const { status, body } = await visitorClient({ language: "fr" }).json("/api/posts/search");
  expect([status, body.errors]).toEqual([422, { q: ["Saisissez au moins 2 caractères"] }]);
});

const hostile = [
  "'; drop table posts; --",
  "' or '1'='1",
  '" or ""="',
  "\\ \\",
  "\\\\'",
  "\\'; select pg_sleep(10); --",
  "$$; select 1; $$",
  "$1 $2",
  "%s %n %x",
  "100%",
  "_%_%",
  "a & b | !c",
  "!!!",
  "a & & b",
  "(((a",
  "a)))",
  "a <-> b <3> c",
  "word:*",
  "word:ABCD*",
  ":*",
  "'a':1A",
  "audience:members",
  "w12:422469",
  "tag:'css'",
  "<script>alert(1)</script>",
  "&lt;b&gt; &amp; &#x27;",
  "{{7*7}} #{7*7}",
  "../../etc/passwd",
  "http://user:pass@host:80/path?x=1#y",
  "a@b.c",
  "🎉👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "Z͑ͫa̓ͪl̈g͌o̒ text",
  "\u202Egnirts\u202C \u200B\u200D\uFEFF",
  "ﷺ ﷽ ﬁn ½ ② Ⅷ",
  "İIıi ŉ ǅ ẞ ſ",
  "\ud83d alone",
  "線形代数の授業",
  "مرحبا بالعالم",
  "--1 +1 1e309 -0x1F",
  "\t\r\n\v\f line",
  "\u0001\u0007\u001b[31m red",
  "a ".repeat(100),
  "ab".repeat(100),
  "zzzzqqq ".repeat(25),
  "'\"`´‘’“”«»",
];

test.each(hostile.map((q) => [q.slice(0, 40), q]))("searches for %j", async (_, q) => {
  const word = randomKey();
  const { id } = await insertPost({ content: word });
  const { status, body } = await visitorClient().call(searchPosts, { query: { q, content_type: "news" } });
  expect([status, body.status]).toEqual([200, "success"]);
  expect(await find(word), "everything is still there").toEqual([id]);
});

test.each(hostile.map((q) => [q.slice(0, 40), q]))(
  "finds %j in a post, as a tag and in a name",
  async (_, text) => {
    const word = randomKey();
    const name = text.replace(/\0/g, "").toWellFormed().slice(0, 60).toWellFormed();
    const user = await student({ name: `${name} ${word}` });
    const owner = await browserClient(user);
    const tag = Array.from(text.toWellFormed()).slice(0, 30).join("").trim();
    const created = await owner.call(createPost, { body: { content: `${text} ${word}`, tags: [tag] } });
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    expect(await find(word)).toEqual([id]);
    expect(await find(word, { tag }), "by its tag").toEqual([id]);
  },
);

test("finds a post of ten thousand four-byte characters", async () => {
  const word = randomKey();
  const owner = await browserClient(await student());
  for (const filling of ["ﷺ", "𝓪", "Ⅷ", "a b", "x"]) {
    const content = `${filling.repeat(Math.floor(9_900 / filling.length))} ${word}`;
    const created = await owner.call(createPost, { body: { content } });
    expect(created.status, filling).toBe(201);
    const { id } = created.body.data;
    expect((await find(word))[0], filling).toBe(id);
    await owner.call(updatePost, { params: { id }, body: { content: "fini" } });
  }
});

test("finds posts after concurrent writes, edits, tags and renames", async () => {
  const q = randomKey();
  const shared = Array.from({ length: 6 }, randomKey);
  const people = await Promise.all(Array.from({ length: 12 }, () => student()));
  const posts = await Promise.all(people.map((by) => insertPost({ by, content: `${q} avant` })));
  await Promise.all(
    people.map(async (user, n) => {
      const browser = await browserClient(user);
      const words = [...shared.slice(n % 6), ...shared.slice(0, n % 6)].join(" ");
      const renamed = sql`update users set name = ${`${q} ${words}`} where id = ${user.id}`;
      const body = { content: `${q} après ${words}`, tags: [`${q}${n}`, ...shared.slice(0, 3)] };
      const edited = browser.call(updatePost, { params: { id: posts[n]?.id ?? 0 }, body });
      const written = browser.call(createPost, { body });
      const [, one, other] = await Promise.all([renamed, edited, written]);
      expect([one.status, other.status]).toEqual([200, 201]);
    }),
  );
  expect(await find(`${q} avant`)).toEqual([]);
  expect(await find(`${q} apres ${shared.join(" ")}`)).toHaveLength(24);
  const stale = await sql`select s.post_id from search_sources s left join search_documents d using (post_id)
    join posts p on p.id = s.post_id
    where p.user_id = any(${people.map(({ id }) => id)}) and s.words is distinct from d.words`;
  expect(stale, "what is indexed is what stands there").toEqual([]);
});
