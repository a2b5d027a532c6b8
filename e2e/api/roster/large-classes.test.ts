import { beforeAll, expect, test } from "vitest";
import { userChannel } from "@/lib/core/realtime/channels";
import { rosterLimits } from "@/lib/roster/constants";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { connect, subscribe } from "../../support/realtime-client";
import { roster, sendRoster } from "../../support/roster";
import { admin, type TestUser } from "../../support/users";

let importer: TestUser;
let school: ApiClient;
beforeAll(async () => {
  importer = await admin();
  school = await browserClient(importer);
});

const send = async (lines: string[][]) =>
  (await sendRoster(lines, { by: school, createGroups: true })).body.data;

const groupsOf = (key: string) =>
  sql`select members_count, (select count(*)::int from group_members m where m.group_id = g.id) as members
    from groups g where class_name like ${`%${key}`}`;

test("creates each group once when two imports arrive at once", async () => {
  const { key, lines } = roster(40);
  const list = lines.map((cells, index) => [...cells, `L${index % 4} ${key}`]);
  const second = await browserClient(await admin());
  const responses = await Promise.all(
    [school, second].map((by) => sendRoster(list, { by, createGroups: true })),
  );
  const counts = responses.map(({ body }) => [body.data.groups_created, body.data.members_added]);
  expect(counts.sort(([one = 0], [other = 0]) => one - other)).toEqual([
    [0, 0],
    [4, 40],
  ]);
  const ten = { members_count: 10, members: 10 };
  expect(await groupsOf(key)).toEqual([ten, ten, ten, ten]);
});

test("imports nothing of a list with invalid classes, and reports their lines", async () => {
  const { key, lines } = roster(3);
  const names = [`L1 ${key}`, "x".repeat(51), "=L2"];
  const report = await send(
    lines.map((cells, index) => [...cells, names[index] ?? "", index === 0 ? "peut-être" : ""]),
  );
  expect(report.is_imported).toBe(false);
  expect(report.faults.map(({ line, code, column }) => [line, code, column])).toEqual([
    [2, "invalid", "delegate"],
    [3, "length", "class_name"],
    [4, "formula", "class_name"],
  ]);
  expect(await groupsOf(key)).toEqual([]);
});

test("rejects more than 500 classes", async () => {
  const { key, lines } = roster(501);
  const report = await send(lines.map((cells, index) => [...cells, `${index} ${key}`]));
  expect(report).toMatchObject({ is_imported: false, faults: [{ line: 502, code: "too_many_classes" }] });
});

test("imports a list that is long enough for new statistics during a vacuum of the accounts", async () => {
  const { lines } = roster(rosterLimits.analyzed);
  await sql.begin(async (tx) => {
    // The lock of a vacuum.
    await tx`lock table users in share update exclusive mode`;
    expect(await send(lines)).toMatchObject({ created: rosterLimits.analyzed });
  });
});

/** The time when a command last updated the statistics of the accounts, in milliseconds. */
async function analyzedAt(): Promise<number> {
  const [row] = await sql`select last_analyze from pg_stat_user_tables where relname = 'users'`;
  return Number(row?.last_analyze ?? 0);
}

test("imports 5,000 lines in 150 classes", { timeout: 120_000 }, async () => {
  const { key, lines } = roster(5000);
  const list = lines.map((cells, index) => [
    ...cells,
    `Classe ${index % 150} ${key}`,
    index < 300 ? "x" : "",
  ]);
  const channel = await subscribe(await connect(school), userChannel(importer.id));
  const done: number[] = [];
  channel.bind("roster:progress", (progress: { done: number; total: number }) => {
    if (progress.total === 5000) done.push(progress.done);
  });
  const before = await analyzedAt();
  expect(await send(list)).toMatchObject({ created: 5000, groups_created: 150, members_added: 5000 });
  await expect.poll(() => done).toEqual([1000, 2000, 3000, 4000, 5000]);
  await expect.poll(analyzedAt).toBeGreaterThan(before);
  for (const { members_count, members } of await groupsOf(key)) expect(members_count).toBe(members);
  expect(await send(list)).toMatchObject({ unchanged: 5000, groups_created: 0, members_added: 0 });
  const moved = list.map((cells, index) => cells.with(3, `Classe ${(index + 1) % 150} ${key}`));
  expect(await send(moved)).toMatchObject({ class_changed: 5000, groups_created: 0, members_added: 5000 });
});
