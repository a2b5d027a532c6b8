import { describe, expect, test } from "vitest";
import { readGroupPosts } from "../fixtures/group-posts";
import { readPostFixtures } from "../fixtures/read";
import { readTalks } from "../fixtures/talks";
import { createRandom } from "../random";
import { listSeedUsers } from "../users/users";
import { planChat } from "./plan-chat";
import { planComments } from "./plan-comments";
import { planFriends } from "./plan-friends";
import { planGroupPosts } from "./plan-group-posts";
import { planGroups } from "./plan-groups";
import { planLikes } from "./plan-likes";
import { planPosts } from "./plan-posts";
import { planReports } from "./plan-reports";

const fixtures = await readPostFixtures();
const talks = await readTalks();
const seedUsers = listSeedUsers().filter(({ status }) => status === undefined);
const students = seedUsers.filter(({ role }) => role === "student");
const dates = [
  "2026-11-21T12:41:00Z",
  "2027-01-01T00:05:00Z",
  "2027-03-28T01:30:00Z",
  "2027-08-15T23:59:00Z",
];

function plan(now: Date) {
  const random = createRandom("a test");
  const posts = planPosts(fixtures, now, random);
  const comments = planComments(posts, now, random);
  const likes = planLikes(posts, seedUsers, now, random);
  return { posts, comments, likes, reports: planReports([...posts, ...comments], now, random) };
}

describe.each(dates)("a school that is created at %s", (text) => {
  const now = new Date(text);
  const { posts, comments, likes, reports } = plan(now);

  test("no post, comment, like or report is in the future", () => {
    const times = [...posts, ...comments, ...likes, ...reports].map(({ createdAt }) => createdAt.getTime());
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 91 * 86_400_000);
  });

  test("the newest post is last, and minutes old", () => {
    const times = posts.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(now.getTime() - Math.max(...times)).toBeLessThan(10 * 60_000);
  });

  test("comments are later than their post, and replies later than their comment", () => {
    const beforePost = comments.filter(({ createdAt, post }) => createdAt < post.createdAt);
    const order = new Map(comments.map((comment, index) => [comment, index]));
    const beforeComment = comments.filter(
      (comment, index) => comment.answers && (order.get(comment.answers) ?? 0) >= index,
    );
    expect([...beforePost, ...beforeComment]).toEqual([]);
  });

  test("texts contain real dates instead of placeholders", () => {
    const contents = posts.map(({ content }) => content);
    expect(contents.filter((content) => /\{(\+\d+|sat)\}/.test(content))).toEqual([]);
    expect(contents.some((content) => /samedi \d/.test(content))).toBe(true);
  });

  test("the demo student has three unread conversations and a message request", () => {
    const chat = planChat(
      talks,
      planFriends(students, likes, "lina", createRandom("a test")),
      "lina",
      createRandom("a test"),
    );
    const own = chat.filter(({ pair }) => pair.includes("lina"));
    const unread = own.filter(({ unreadBy }) => unreadBy === "lina");
    expect(unread.map(({ isRequest }) => isRequest)).toEqual([false, false, false, true]);
    for (const { messages } of unread) expect(messages.at(-1)?.by).not.toBe("lina");
    for (const { pair, messages } of chat) {
      expect(messages.length).toBeGreaterThan(0);
      for (const { by, minutesAgo } of messages) {
        expect(pair).toContain(by);
        expect(minutesAgo).toBeGreaterThan(0);
      }
    }
    expect(chat).toHaveLength(60);
    const written = chat.flatMap(({ messages }) => messages);
    expect(written.length).toBeGreaterThan(2700);
    const count = (has: (message: (typeof written)[number]) => unknown) => written.filter(has).length;
    expect([count(({ image }) => image), count(({ sheet }) => sheet)]).toEqual([5, 1]);
    expect(count(({ isReply }) => isReply)).toBeGreaterThan(200);
    expect(count(({ reaction }) => reaction)).toBeGreaterThan(200);
  });

  test("every student has a friend, and five students have sent the demo student a friend request", () => {
    const { friendships, requests } = planFriends(students, likes, "lina", createRandom("a test"));
    const pairs = friendships.map(({ pair }) => [...pair].sort().join(" "));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { key } of students)
      expect(
        friendships.some(({ pair }) => pair.includes(key)),
        key,
      ).toBe(true);
    expect(requests).toHaveLength(5);
    for (const { from, to } of requests) {
      expect(to).toBe("lina");
      expect(pairs).not.toContain([from, to].sort().join(" "));
    }
  });

  test("no student is a member of a group before having an account", () => {
    const accountAges = new Map(students.map(({ key, joined }) => [key, joined]));
    const members = planGroups(students, "lina", createRandom("a test")).flatMap((group) => group.members);
    const early = members.filter(({ key, daysAgo }) => daysAgo > (accountAges.get(key) ?? 0));
    expect(early).toEqual([]);
  });

  test("every group begins with its owner, and its members are unique and as many as its counter", () => {
    const groups = planGroups(students, "lina", createRandom("a test"));
    for (const { fixture, members, requests } of groups) {
      const keys = members.map(({ key }) => key);
      expect([keys[0], keys.length, new Set(keys).size]).toEqual([
        fixture.owner,
        fixture.members,
        fixture.members,
      ]);
      expect(keys.includes("lina")).toBe(fixture.hasLina ?? false);
      expect(requests.filter((key) => keys.includes(key))).toEqual([]);
      expect(requests).toHaveLength(fixture.visibility === "private" ? 3 : 0);
    }
    expect(groups.flatMap(({ invited }) => invited)).toEqual(["lina"]);
  });

  test("groups have two hundred posts, each by a user who was a member by then", async () => {
    const groups = planGroups(students, "lina", createRandom("a test"));
    const posts = planGroupPosts(groups, await readGroupPosts(), now, createRandom("a test"));
    expect([posts.length, new Set(posts.map(({ group }) => group)).size]).toEqual([200, groups.length]);
    for (const { group, by, createdAt } of posts) {
      const daysAgo = (now.getTime() - createdAt.getTime()) / 86_400_000;
      expect(group.members.find(({ key }) => key === by)?.daysAgo).toBeGreaterThan(daysAgo);
    }
  });

  test("no user likes their own post, or one post twice", () => {
    const own = likes.filter(({ by, post }) => by === post.fixture.by);
    const pairs = new Set(likes.map(({ by, post }) => `${by} ${posts.indexOf(post)}`));
    expect([own.length, pairs.size]).toEqual([0, likes.length]);
  });
});

test("the demo student has posts, comments, and likes received and given", () => {
  const { posts, comments, likes } = plan(new Date());
  const received = likes.filter(({ post }) => post.fixture.by === "lina").length;
  const counts = [posts, comments].map((list) => list.filter(({ fixture }) => fixture.by === "lina").length);
  const likesGiven = likes.filter(({ by }) => by === "lina").length;
  expect([...counts, received, likesGiven].every((count) => count > 10)).toBe(true);
});

test("creates the same school twice", () => {
  const now = new Date("2026-11-21T12:41:00Z");
  const summarize = ({ posts, likes }: ReturnType<typeof plan>) => [
    posts.map(({ createdAt, content }) => [createdAt, content]),
    likes.map(({ by, createdAt }) => [by, createdAt]),
  ];
  expect(summarize(plan(now))).toEqual(summarize(plan(now)));
});
