import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sql } from "../../support/database";
import { origin } from "../../support/environment";
import { instanceProcesses } from "../../support/instance-processes";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { callAt, environmentOf, startSecondProcess, subscribeAt } from "../../support/second-process";

/** A second application process on the same database and realtime server. */
let second: { origin: string; stop: () => void };
let key: string;
beforeAll(async () => {
  const env = environmentOf(instanceProcesses()["scripts/server/main"] ?? 0);
  key = String(env.PUSHER_KEY);
  second = await startSecondProcess(env);
}, 180_000);
afterAll(async () => {
  second?.stop();
}, 60_000);

test("a message sent to one process reaches a client of the other, and both share limits and counts", async () => {
  const [ines, marc] = (await signInStudents(origin, sql, 2)) as [InstanceUser, InstanceUser];
  await sql`insert into friendships (user_id, friend_id) values (${ines.id}, ${marc.id}), (${marc.id}, ${ines.id})`;
  const started = await ines.call("POST", "/api/chat/conversations/direct", { user_id: marc.id });
  const id: number = (await started.json()).conversation_id;
  const received: number[] = [];
  const { client, channel } = await subscribeAt(second.origin, key, marc, `private-conversation-${id}`);
  channel.bind("message:created", (event: { id: number }) => received.push(event.id));
  const sent: number[] = [];
  const path = `/api/chat/conversations/${id}/messages`;
  const send = async (to: string) => {
    const response = await callAt(to, ines, "POST", path, { content: "Bonjour" });
    if (response.status === 201) sent.push((await response.json()).data.id);
    return response.status;
  };
  for (let index = 0; index < 10; index++)
    expect([await send(origin), await send(second.origin)]).toEqual([201, 201]);
  expect(await send(origin)).toBe(429);
  expect(await send(second.origin)).toBe(429);
  await vi.waitUntil(() => received.length === sent.length, 10_000);
  // The two processes do not wait for each other when they publish; pages order messages by id.
  expect(received.toSorted((a, b) => a - b)).toEqual(sent);
  for (const server of [origin, second.origin]) {
    const page = await (await callAt(server, marc, "GET", path)).json();
    expect([page.total, page.conversation.unread_count]).toEqual([20, 20]);
  }
  client.disconnect();
}, 60_000);
