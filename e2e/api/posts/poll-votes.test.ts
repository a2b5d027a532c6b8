import { expect, test } from "vitest";
import { getPost } from "@/lib/posts/contract";
import { listPollVotes, votePoll } from "@/lib/posts/polls-contract";
import type { ApiClient } from "../../support/api";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { insertPoll } from "../../support/polls";
import { insertPost } from "../../support/posts";

const list = (client: ApiClient, id: number, query = {}) =>
  client.call(listPollVotes, { params: { id }, query });

async function votedPoll(traits: Parameters<typeof insertPoll>[2] = {}, group?: number) {
  const [author, voter, other] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const { id } = await insertPost({ by: author.user, ...(group && { group }) });
  const options = await insertPoll(id, ["Oui", "Non"], { ...traits });
  await voter.browser.call(votePoll, { params: { id }, body: { option_ids: options.slice(1) } });
  return { author, voter, other, id, options };
}

test("a viewer who sees the results sees the voters of each option", async () => {
  const { author, voter, other, id, options } = await votedPoll();
  const vote = { option_id: options[1], user: { id: voter.user.id, name: voter.user.name } };
  for (const { browser } of [author, voter]) {
    const { status, body } = await list(browser, id);
    expect([status, body.data, body.total]).toMatchObject([200, [vote], 1]);
  }
  expect((await list(other.browser, id)).status).toBe(403);
  expect((await list(author.browser, id, { option_id: options[0] })).body.data).toEqual([]);
  await other.browser.call(votePoll, { params: { id }, body: { option_ids: options.slice(0, 1) } });
  const { body } = await list(other.browser, id, { per_page: 1 });
  expect(body).toMatchObject({ data: [{ user: { id: other.user.id } }], total: 2, last_page: 2 });
});

test("hides the voters of an anonymous poll, and of a poll that the viewer cannot read", async () => {
  const { author, voter, id } = await votedPoll({ isAnonymous: true });
  for (const { browser } of [author, voter]) expect((await list(browser, id)).status).toBe(403);
  const owner = await signedInStudent();
  const hidden = await votedPoll({}, await insertGroup(owner.user, { visibility: "hidden" }));
  expect((await list(hidden.other.browser, hidden.id)).status).toBe(404);
  expect((await list(owner.browser, hidden.id)).status).toBe(403);
  expect((await list(owner.browser, 2_147_483_647)).status).toBe(404);
});

test("neither lists nor counts a voter in a block with the viewer", async () => {
  const { author, voter, other, id, options } = await votedPoll({ isMultiple: true });
  await other.browser.call(votePoll, { params: { id }, body: { option_ids: options } });
  expect(await seenCounts(author.browser, id)).toEqual([2, 1, 2]);
  await block(voter.user, author.user);
  expect(await seenCounts(author.browser, id)).toEqual([1, 1, 1]);
  expect((await list(author.browser, id)).body.data.map(({ user }) => user.id)).toEqual([
    other.user.id,
    other.user.id,
  ]);
  expect(await seenCounts(other.browser, id)).toEqual([2, 1, 2]);
  expect((await list(voter.browser, id)).status).toBe(404);
});

test("an anonymous poll counts all votes, so that a block reveals none", async () => {
  const { author, voter, id } = await votedPoll({ isAnonymous: true });
  await block(author.user, voter.user);
  expect(await seenCounts(author.browser, id)).toEqual([1, 0, 1]);
});

async function seenCounts(client: ApiClient, id: number) {
  const { poll } = (await client.call(getPost, { params: { id } })).body.data;
  return [poll?.voters_count, ...(poll?.options.map(({ votes_count }) => votes_count) ?? [])];
}
