import { expect, test } from "vitest";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { createPost, deletePost, getPost, listPosts } from "@/lib/posts/contract";
import { votePoll } from "@/lib/posts/polls-contract";
import { type ApiClient, form, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor, visibilities } from "../../support/group-relations";
import { messages } from "../../support/messages";
import { countsOf, insertPoll } from "../../support/polls";
import { insertPost } from "../../support/posts";

const options = ["Lundi", "Mardi", "Jeudi"];
const pollOf = async (client: ApiClient, id: number) =>
  (await client.call(getPost, { params: { id } })).body.data.poll;
const vote = (client: ApiClient, id: number, option_ids: number[]) =>
  client.call(votePoll, { params: { id }, body: { option_ids } });

async function newPoll(poll: Record<string, unknown> = {}) {
  const author = await signedInStudent();
  const body = { content: "Quel jour ?", poll: { options, ...poll } };
  const { data } = (await author.browser.call(createPost, { body })).body;
  return { author, id: data.id, ids: data.poll?.options.map((option) => option.id) ?? [], poll: data.poll };
}

test("a student creates a post with a poll, as JSON and as a form", async () => {
  const { browser } = await signedInStudent();
  const end = toSchoolTime(new Date(Date.now() + 86_400_000));
  const poll = { options, is_multiple: true, is_anonymous: true, ends_at: end };
  for (const body of [
    { content: "Quel jour ?", poll },
    form({ content: "Quel jour ?", poll: JSON.stringify(poll) }),
  ]) {
    const { status, body: response } = await browser.call(createPost, { body });
    expect(status).toBe(201);
    const created = response.data.poll;
    expect(created).toMatchObject({
      is_multiple: true,
      is_anonymous: true,
      is_ended: false,
      voters_count: 0,
    });
    expect(created?.options.map(({ text }) => text)).toEqual(options);
    expect(toSchoolTime(new Date(created?.ends_at ?? 0))).toBe(end);
  }
  const plain = await browser.call(createPost, { body: { content: "Bonjour" } });
  expect(plain.body.data.poll).toBeNull();
});

test.each([
  ["poll_question_required", "content", { content: " " }, {}],
  ["poll_options_missing", "poll", {}, { options: ["Lundi"] }],
  ["too_many_poll_options", "poll", {}, { options: ["1", "2", "3", "4", "5", "6", "7"] }],
  ["poll_options_repeated", "poll", {}, { options: ["Lundi", "lundi"] }],
  ["poll_option_required", "poll", {}, { options: ["Lundi", " "] }],
  ["too_long", "poll", {}, { options: ["L".repeat(101), "Mardi"] }],
  ["poll_end_past", "poll", {}, { ends_at: "2024-01-01T10:00" }],
  ["date_invalid", "poll", {}, { ends_at: "demain" }],
] as const)("responds with %s to a new poll", async (code, field, body, poll) => {
  const { browser } = await signedInStudent();
  const response = await browser.call(createPost, {
    body: { content: "Quel jour ?", ...body, poll: { options, ...poll } } as never,
  });
  expect(response.status).toBe(422);
  const { errors } = response.body as unknown as { errors: object };
  expect(errors).toEqual({ [field]: [messages.en.validation[code]] });
});

test("shows results to the author and to voters, and to everyone after the end", async () => {
  const { author, id, ids } = await newPoll();
  const [voter, other] = [await signedInStudent(), await signedInStudent()];
  expect((await vote(voter.browser, id, [ids[1] ?? 0])).body.data).toMatchObject({
    voters_count: 1,
    options: [
      { votes_count: 0, is_chosen: false },
      { votes_count: 1, is_chosen: true },
      { votes_count: 0, is_chosen: false },
    ],
  });
  const votesFor = async (client: ApiClient) =>
    (await pollOf(client, id))?.options.map((option) => option.votes_count);
  expect(await votesFor(author.browser)).toEqual([0, 1, 0]);
  expect(await votesFor(voter.browser)).toEqual([0, 1, 0]);
  for (const client of [other.browser, visitorClient()])
    expect(await votesFor(client)).toEqual([null, null, null]);
  const listed = (await other.browser.call(listPosts, { query: { per_page: 100 } })).body.data.data;
  expect(listed.find((row) => row.id === id)?.poll?.options[1]?.votes_count ?? null).toBeNull();
  await sql`update polls set ends_at = now() where post_id = ${id}`;
  for (const client of [other.browser, visitorClient()]) expect(await votesFor(client)).toEqual([0, 1, 0]);
});

test("replaces a vote, removes it, and rejects it after the end", async () => {
  const { id, ids } = await newPoll();
  const { browser } = await signedInStudent();
  for (const [chosen, votes] of [
    [[ids[0]], [1, 0, 0]],
    [[ids[2]], [0, 0, 1]],
    [
      [ids[2], ids[2]],
      [0, 0, 1],
    ],
    [[], [0, 0, 0]],
    [[ids[1]], [0, 1, 0]],
  ] as [number[], number[]][]) {
    expect((await vote(browser, id, chosen)).status).toBe(200);
    expect(await countsOf(id)).toMatchObject({ votes, counted_votes: votes, voters: chosen.length && 1 });
  }
  await sql`update polls set ends_at = now() where post_id = ${id}`;
  expect(await vote(browser, id, [ids[0] ?? 0])).toMatchObject({ status: 409, body: { code: "poll_ended" } });
  expect((await countsOf(id)).votes).toEqual([0, 1, 0]);
});

test("accepts several options only in a multiple poll, and none of another poll", async () => {
  const [single, multiple] = [await newPoll(), await newPoll({ is_multiple: true })];
  const { browser } = await signedInStudent();
  expect((await vote(browser, multiple.id, multiple.ids.slice(0, 2))).status).toBe(200);
  expect(await countsOf(multiple.id)).toMatchObject({ votes: [1, 1, 0], voters: 1 });
  expect((await vote(browser, single.id, single.ids.slice(0, 2))).status).toBe(422);
  expect((await vote(browser, single.id, multiple.ids.slice(0, 1))).status).toBe(422);
  expect((await vote(browser, (await insertPost()).id, [])).status).toBe(404);
  expect((await countsOf(single.id)).voters).toBe(0);
  await sql`update posts set status = 'archived' where id = ${single.id}`;
  expect((await vote(single.author.browser, single.id, single.ids.slice(0, 1))).status).toBe(404);
});

test.each(visibilities)("members vote in a %s group, and so do its readers", async (visibility) => {
  const { id, people } = await groupWithEveryone(visibility);
  const its = await insertPost({ by: people.owner.user, group: id });
  const [option] = await insertPoll(its.id, options);
  const voted = await relationsFor(people, async (client) => {
    return (await vote(client, its.id, [option ?? 0])).status === 200;
  });
  const readers = visibility === "public" ? " requested invited outsider" : "";
  expect(voted).toBe(`owner admin moderator member${readers} school`);
});

test("counts all of fifty simultaneous votes, and one per student in a single poll", async () => {
  const { id, ids } = await newPoll();
  const voters = await Promise.all(Array.from({ length: 10 }, () => signedInStudent()));
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      vote((voters[index % 10] as (typeof voters)[0]).browser, id, [ids[(index * 7) % 3] ?? 0]),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const counts = await countsOf(id);
  expect(counts.votes).toEqual(counts.counted_votes);
  expect([counts.voters, counts.counted_voters]).toEqual([10, 10]);
  expect(counts.votes.reduce((sum, votes) => sum + votes, 0)).toBe(10);
});

test("deleting a post deletes its poll, and deleting an account deletes its votes", async () => {
  const { author, id, ids } = await newPoll({ is_multiple: true });
  const { user, browser } = await signedInStudent();
  await vote(browser, id, ids);
  await vote(author.browser, id, ids.slice(0, 1));
  await sql`delete from poll_votes where user_id = ${user.id}`;
  expect(await countsOf(id)).toMatchObject({ votes: [1, 0, 0], voters: 1 });
  expect((await author.browser.call(deletePost, { params: { id } })).status).toBe(200);
  expect(await sql`select from polls where post_id = ${id}`).toHaveLength(0);
});
