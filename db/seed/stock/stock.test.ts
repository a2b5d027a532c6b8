import { describe, expect, test } from "vitest";
import { feelings, postLimits } from "@/lib/posts/constants";
import { everybody, usernameOf } from "../people/people";
import { readStock } from "./read";

const posts = await readStock();
const comments = posts.flatMap((post) => post.comments);
const people = new Map(everybody().map((person) => [person.key, person]));
const texts = [...posts, ...comments].map(({ content }) => content);

describe("the people of the demo school", () => {
  test("they are enough for a school, and no two share a name", () => {
    const active = everybody().filter(({ status }) => status === undefined);
    const count = (role: string) => active.filter((person) => person.role === role).length;
    expect([count("student") >= 60, count("company") >= 8, count("admin") >= 3]).toEqual([true, true, true]);
    expect(new Set(everybody().map(({ name }) => usernameOf(name))).size).toBe(everybody().length);
  });

  test("everybody who writes, answers or reports is one of them", () => {
    const reports = [...posts, ...comments].flatMap((each) => each.reports);
    const writers = [...posts, ...comments, ...reports].flatMap(({ by }) => by ?? []);
    expect(writers.filter((key) => !people.has(key))).toEqual([]);
  });

  test("everybody who is mentioned is a student who is still there", () => {
    const mentioned = texts.flatMap((text) =>
      Array.from(text.matchAll(/@\[(\w+)\]/g), ([, key]) => people.get(key ?? "")),
    );
    expect(mentioned.length).toBeGreaterThan(10);
    expect(mentioned.filter((person) => person?.role !== "student" || person.status !== undefined)).toEqual(
      [],
    );
  });

  test("companies answer but do not post", () => {
    expect(comments.some(({ by }) => people.get(by ?? "")?.role === "company")).toBe(true);
    expect(posts.filter(({ by }) => people.get(by)?.role === "company")).toEqual([]);
  });

  test("nobody writes before joining", () => {
    const early = posts.filter(({ by, daysAgo }) => (people.get(by)?.joined ?? 0) <= daysAgo);
    expect(early.map(({ content }) => content)).toEqual([]);
  });

  test("a visitor comments only where visitors read", () => {
    const visited = posts.filter((post) => post.comments.some(({ by }) => by === null));
    expect(visited.length).toBeGreaterThan(20);
    expect(visited.filter(({ audience, status }) => audience !== "public" || status !== "published")).toEqual(
      [],
    );
  });
});

describe("what they write", () => {
  test("a reader finds 400 posts over 90 days, in both languages", () => {
    const of = (locale: string) => posts.filter((post) => post.locale === locale).length;
    expect([posts.length >= 400, of("fr") >= 180, of("en") >= 180]).toEqual([true, true, true]);
    expect(Math.max(...posts.map(({ daysAgo }) => daysAgo))).toBeLessThanOrEqual(90);
  });

  test("a reader meets short posts and long ones", () => {
    const lengths = posts.map(({ content }) => content.length).sort((a, b) => a - b);
    expect(lengths[0]).toBeLessThan(60);
    expect(lengths.at(-1)).toBeGreaterThan(2000);
  });

  test("a reader never reads the same text twice, except for a sigh", () => {
    const long = texts.filter((text) => text.length > 12).map((text) => text.toLowerCase());
    expect(long.filter((text, place) => long.indexOf(text) !== place)).toEqual([]);
  });

  test("nobody left filler behind", () => {
    const filler = /lorem|ipsum|\bTODO\b|\bFIXME\b|xxx|placeholder|\bfoo\b|undefined/i;
    expect(texts.filter((text) => text === "" || filler.test(text))).toEqual([]);
  });

  test("everything fits the limits that the composer keeps", () => {
    const tooLong = texts.filter((text) => text.length > postLimits.content);
    const longComments = comments.filter(({ content }) => content.length > postLimits.comment);
    const tags = posts.flatMap((post) => post.tags);
    expect([...tooLong, ...longComments]).toEqual([]);
    expect(tags.filter((tag) => tag.length > postLimits.tag)).toEqual([]);
    expect(posts.filter((post) => post.tags.length > postLimits.tags)).toEqual([]);
    expect(posts.filter(({ feeling }) => feeling && !feelings.includes(feeling))).toEqual([]);
  });

  test("a reply is below the comment it answers", () => {
    const wrong = posts.flatMap((post) =>
      post.comments.filter(({ answers }, place) => answers !== null && (answers < 0 || answers >= place)),
    );
    expect(wrong).toEqual([]);
  });

  test("French keeps its no-break spaces, and nobody types a straight apostrophe", () => {
    const prose = texts.flatMap((text) => text.split("\n")).filter((line) => !line.startsWith("    "));
    const spoken = prose.map((line) => line.replace(/`[^`]*`|https?:\S+/g, "x"));
    expect(spoken.filter((line) => / [;:!?»]|« |\p{L}'/u.test(line))).toEqual([]);
  });

  test("an administrator finds every kind of post and report to look after", () => {
    const statuses = new Set(posts.map(({ status }) => status));
    const reports = [...posts, ...comments].flatMap((each) => each.reports.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(["archived", "deleted", "draft", "pending", "published"]);
    expect([...new Set(reports)].sort()).toEqual(["pending", "resolved", "reviewed"]);
    expect(posts.filter(({ pinned }) => pinned)).toHaveLength(2);
    expect(comments.some(({ pending }) => pending)).toBe(true);
  });
});
