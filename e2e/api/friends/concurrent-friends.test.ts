import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import {
  acceptFriendRequest,
  cancelFriendRequest,
  listFriends,
  rejectFriendRequest,
  sendFriendRequest,
} from "@/lib/friends/contract";
import { sql } from "../../support/database";
import { relationOf, type SignedInStudent, signedInStudent } from "../../support/friends";
import { resetRateLimits } from "../../support/rate-limits";

type Two = [SignedInStudent, SignedInStudent];

/** Runs fifty times from an empty state, without the pair's limit of requests. */
async function runFiftyTimes(two: Two, run: () => Promise<{ statuses: number[] }>) {
  const [one, other] = two.map(({ user }) => user) as [Two[0]["user"], Two[1]["user"]];
  const pair = sql([one.id, other.id]);
  const seen = new Set<string>();
  for (let round = 0; round < 50; round++) {
    await sql`delete from friendships where user_id in ${pair}`;
    await sql`delete from friend_requests where sender_id in ${pair}`;
    await sql`delete from blocks where blocker_id in ${pair}`;
    await resetRateLimits(one, other);
    const { statuses } = await run();
    const { friendships, requests, blocks } = await relationOf(one, other);
    seen.add(`${friendships} ${requests} ${blocks}: ${[...statuses].sort().join(" ")}`);
  }
  return [...seen].sort();
}

const statusesOf = async (calls: Promise<{ status: number }>[]) => ({
  statuses: (await Promise.all(calls)).map(({ status }) => status),
});

test("crossed requests create one friendship", async () => {
  const two: Two = [await signedInStudent(), await signedInStudent()];
  const [ines, marc] = two;
  const outcomes = await runFiftyTimes(two, () =>
    statusesOf([
      ines.browser.call(sendFriendRequest, { body: { receiver_id: marc.user.id } }),
      marc.browser.call(sendFriendRequest, { body: { receiver_id: ines.user.id } }),
    ]),
  );
  expect(outcomes).toEqual(["2 0 0: 200 201"]);
});

async function withRequest([ines, marc]: Two): Promise<number> {
  const { body } = await ines.browser.call(sendFriendRequest, { body: { receiver_id: marc.user.id } });
  return body.data.id ?? 0;
}

test("accepting a request twice creates one friendship", async () => {
  const two: Two = [await signedInStudent(), await signedInStudent()];
  const outcomes = await runFiftyTimes(two, async () => {
    const body = { request_id: await withRequest(two) };
    return statusesOf([1, 2].map(() => two[1].browser.call(acceptFriendRequest, { body })));
  });
  expect(outcomes).toEqual(["2 0 0: 200 404"]);
});

test.each([
  ["cancelled", cancelFriendRequest],
  ["rejected", rejectFriendRequest],
] as const)(
  "a request that is accepted and %s at once ends in one of the two states",
  async (_, endpoint) => {
    const two: Two = [await signedInStudent(), await signedInStudent()];
    const [ines, marc] = two;
    const outcomes = await runFiftyTimes(two, async () => {
      const request_id = await withRequest(two);
      const end =
        endpoint === cancelFriendRequest
          ? ines.browser.call(cancelFriendRequest, { body: { receiver_id: marc.user.id } })
          : marc.browser.call(rejectFriendRequest, { body: { request_id } });
      return statusesOf([marc.browser.call(acceptFriendRequest, { body: { request_id } }), end]);
    });
    for (const outcome of outcomes) expect(["2 0 0: 200 404", "0 0 0: 200 404"]).toContain(outcome);
  },
);

test("a block during an acceptance ends the friendship and the request", async () => {
  const two: Two = [await signedInStudent(), await signedInStudent()];
  const [ines, marc] = two;
  const outcomes = await runFiftyTimes(two, async () => {
    const request_id = await withRequest(two);
    return statusesOf([
      marc.browser.call(acceptFriendRequest, { body: { request_id } }),
      ines.browser.call(blockUser, { body: { user_id: marc.user.id } }),
    ]);
  });
  for (const outcome of outcomes) expect(["0 0 1: 200 201", "0 0 1: 201 404"]).toContain(outcome);
  expect((await marc.browser.call(listFriends, {})).body.total).toBe(0);
});
