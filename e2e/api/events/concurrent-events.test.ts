import { expect, test } from "vitest";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answers-contract";
import { cancelEvent, updateEvent } from "@/lib/events/contract";
import { joinGroup, leaveGroup } from "@/lib/groups/members-contract";
import { sql } from "../../support/database";
import { answersOf, eventFields, insertEvent } from "../../support/events";
import { type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { resetRateLimits } from "../../support/rate-limits";

const rounds = 50;
const timeout = 180_000;
const sendAnswer = ({ browser }: SignedInStudent, id: number, answer: "yes" | "no") =>
  browser.call(answerEvent, { params: { id }, body: { answer } });

async function studentsWithGroup() {
  const people = await Promise.all(Array.from({ length: 4 }, () => signedInStudent()));
  const [owner] = people;
  if (!owner) throw new Error("no student");
  return { owner, people, group: await insertGroup(owner.user) };
}

async function checkEvent(id: number, capacity: number) {
  const answers = await answersOf(id);
  expect(answers.counters).toEqual(answers.counted);
  expect(answers.yes.length).toBeLessThanOrEqual(capacity);
  if (answers.waiting.length > 0) expect(answers.yes).toHaveLength(capacity);
  return answers;
}

test(
  "gives the last place to one user, and puts the others on the waiting list",
  async () => {
    const { owner, people, group } = await studentsWithGroup();
    for (let round = 0; round < rounds; round++) {
      const id = await insertEvent(owner.user, { group, capacity: 1 });
      const responses = await Promise.all(people.map((student) => sendAnswer(student, id, "yes")));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { yes, waiting } = await checkEvent(id, 1);
      expect([yes.length, waiting.length]).toEqual([1, 3]);
      await resetRateLimits(...people.map(({ user }) => user));
    }
  },
  timeout,
);

test(
  "counts exactly while users answer, withdraw, change the capacity and leave the group",
  async () => {
    const { owner, people, group } = await studentsWithGroup();
    const [, marc, zoe, ali] = people as [SignedInStudent, SignedInStudent, SignedInStudent, SignedInStudent];
    const id = await insertEvent(owner.user, { group, capacity: 2 });
    const params = { id };
    for (let round = 0; round < rounds; round++) {
      await resetRateLimits(...people.map(({ user }) => user));
      await marc.browser.call(joinGroup, { params: { id: group } });
      await sendAnswer(marc, id, "yes");
      const capacity = round % 2 ? 2 : 3;
      const responses = await Promise.all([
        sendAnswer(owner, id, round % 3 ? "yes" : "no"),
        marc.browser.call(leaveGroup, { params: { id: group } }),
        zoe.browser.call(withdrawEventAnswer, { params }),
        sendAnswer(ali, id, "yes"),
        owner.browser.call(updateEvent, { params, body: { ...eventFields(), capacity } }),
      ]);
      for (const { status } of responses) expect([200, 404, 422]).toContain(status);
      await sendAnswer(zoe, id, "yes");
      const [event] = await sql`select capacity from events where id = ${id}`;
      const { yes, waiting } = await checkEvent(id, event?.capacity);
      expect([...yes, ...waiting]).not.toContain(marc.user.id);
    }
  },
  timeout,
);

test(
  "an answer that is given while the event is cancelled is either counted or rejected",
  async () => {
    const { owner, people, group } = await studentsWithGroup();
    const zoe = people[2] as SignedInStudent;
    for (let round = 0; round < rounds; round++) {
      const id = await insertEvent(owner.user, { group, capacity: 1 });
      const [cancelled, response] = await Promise.all([
        owner.browser.call(cancelEvent, { params: { id } }),
        sendAnswer(zoe, id, "yes"),
      ]);
      expect(cancelled.status).toBe(200);
      const { yes } = await checkEvent(id, 1);
      expect(response.status === 200 ? yes : [response.body.code]).toEqual(
        response.status === 200 ? [zoe.user.id] : ["event_cancelled"],
      );
      expect((await sendAnswer(zoe, id, "no")).body.code).toBe("event_cancelled");
      await resetRateLimits(zoe.user, owner.user);
    }
  },
  timeout,
);
