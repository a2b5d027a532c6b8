import type Client from "pusher-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import { adminsChannel, membersChannel } from "@/lib/core/realtime/channels";
import type { DashboardStatistics } from "@/lib/moderation/statistics";
import { freePort } from "@/scripts/services/ports";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { type OidcProvider, oidcEnv, startOidcProvider } from "../../support/oidc-provider";
import { subscribeAt } from "../../support/second-process";
import { SsoBrowser } from "../../support/sso-browser";
import { password } from "../../support/users";

// A separate instance, which has sign-in by the school and no accounts of other tests.
const folder = createScratchDir();
const clients: Client[] = [];
let app: AppInstance;
let school: OidcProvider;
let url: string;
let users: Record<"admin" | "student" | "company", InstanceUser>;

beforeAll(async () => {
  const port = await freePort();
  app = await startApp(folder, oidcEnv(port));
  url = app.origin.replace("127.0.0.1", "localhost");
  school = await startOidcProvider(port, url);
  const [admin, student, company] = await signInStudents(app.origin, app.sql, 3);
  if (!admin || !student || !company) throw new Error("no users");
  users = { admin, student, company };
  for (const role of ["admin", "company"] as const)
    await app.sql`update users set role = ${role} where id = ${users[role].id}`;
}, 600_000);

afterAll(async () => {
  for (const client of clients) client.disconnect();
  await school?.close();
  await app?.close();
  removeScratchDir(folder);
});

/** Collects the names of the events that a user receives on a channel from now on. */
async function receivedBy(role: keyof typeof users, channelName: string): Promise<string[]> {
  const page = await (await fetch(`${app.origin}/websocket`)).text();
  const key = /"key\\?":\\?"([0-9a-f-]+)/.exec(page)?.[1] ?? "";
  const { client, channel } = await subscribeAt(app.origin, key, users[role], channelName);
  clients.push(client);
  const names: string[] = [];
  channel.bind_global((name: string) => names.push(name));
  return names;
}

const signUpAtSchool = (sub: string, name: string) =>
  new SsoBrowser({ origin: app.origin, url, school, password }).enter({
    ...{ sub, name, email: `${sub}@school.invalid`, email_verified: true },
  });

async function importRoster(lines: string[], dryRun = false) {
  const body = new FormData();
  body.append("dry_run", dryRun ? "1" : "0");
  body.append("roster", new Blob([["number,name,email", ...lines].join("\n")]), "list.csv");
  expect((await users.admin.call("POST", "/api/admin/roster", body)).status).toBe(200);
}

async function readStatistics(): Promise<DashboardStatistics> {
  const response = await users.admin.call("GET", "/api/admin/dashboard/statistics");
  return (await response.json()).data;
}

async function recentNames(): Promise<string[]> {
  return (await readStatistics()).recentActivity.map(({ kind, name }) => `${kind} ${name}`);
}

test("administrators see accounts created by SSO and by a roster import, at once and in the list", async () => {
  const events = await receivedBy("admin", adminsChannel);
  const waitForCount = (count: number) => vi.waitFor(() => expect(events).toHaveLength(count), 10_000);
  await signUpAtSchool("lea", "Léa des Platanes");
  await waitForCount(1);
  expect((await recentNames())[0]).toBe("user Léa des Platanes");

  // None of these creates an account: a second sign-in, the check of a list, its second import.
  await signUpAtSchool("lea", "Léa des Platanes");
  const lines = ["a-1,Ada Lovelace,ada@test.invalid", "a-2,Grace Hopper,grace@test.invalid"];
  await importRoster(lines, true);
  await importRoster(lines);
  await waitForCount(2);
  expect((await recentNames()).slice(0, 2).sort()).toEqual(["user Ada Lovelace", "user Grace Hopper"]);
  await importRoster(lines);
  await signUpAtSchool("noe", "Noé du Préau");
  await waitForCount(3);
  expect((await recentNames())[0]).toBe("user Noé du Préau");
  expect(new Set(events)).toEqual(new Set(["activity:created"]));
});

test("administrators see the account that an accepted invitation creates", async () => {
  const token = crypto.randomUUID();
  await app.sql`
    with company as (insert into companies (name, status) values ('Atelier du Préau', 'active') returning id),
      owner as (insert into company_members (company_id, user_id, role)
        select id, ${users.company.id}, 'owner' from company returning company_id, user_id)
    insert into company_invitations (company_id, invited_by, email, role, token_hash, expires_at)
    select company_id, user_id, 'rosa@test.invalid', 'recruiter', ${hashTokenSecret(token)}, now() + interval '7 days'
    from owner`;
  const events = await receivedBy("admin", adminsChannel);
  const response = await fetch(`${app.origin}/api/company/invitations/accept`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ token, name: "Rosa Recrue", password, terms: true }),
  });
  expect(response.status, await response.text()).toBe(200);
  await vi.waitFor(() => expect(events).toEqual(["activity:created"]), 10_000);
  expect((await recentNames())[0]).toBe("user Rosa Recrue");
});

test("pinned posts do not displace newer ones, and reports are counted and listed until they are decided", async () => {
  const author = users.student.id;
  await app.sql`insert into posts (user_id, content, is_pinned, created_at)
    select ${author}, 'Épinglée', true, now() - interval '1 day' from generate_series(1, 11)`;
  const [newest] =
    await app.sql`insert into posts (user_id, content) values (${author}, 'Dernière') returning id`;
  expect((await readStatistics()).recentActivity[0]).toMatchObject({ kind: "post", text: "Dernière" });

  const { totalReports } = await readStatistics();
  await app.sql`insert into reports (reporter_id, subject_type, subject_id, reason)
    values (${users.admin.id}, 'post', ${newest?.id}, 'Insultes')`;
  const reported = await readStatistics();
  expect([reported.totalReports, reported.recentActivity[0]?.kind]).toEqual([totalReports + 1, "report"]);
  await app.sql`update posts set status = 'deleted' where id = ${newest?.id}`;
  expect((await readStatistics()).totalReports, "of a post that its author has deleted").toBe(
    totalReports + 1,
  );
  await app.sql`update reports set status = 'reviewed' where subject_id = ${newest?.id}`;
  const remaining = await readStatistics();
  expect(remaining.totalReports).toBe(totalReports);
  expect(remaining.recentActivity.map(({ text }) => text)).not.toContain("Insultes");
});

test("only administrators receive and list activity events", async () => {
  const others = await receivedBy("student", membersChannel);
  const own = await receivedBy("student", `private-user-${users.student.id}`);
  const events = await receivedBy("admin", adminsChannel);
  await signUpAtSchool("zoe", "Zoé de la Cour");
  await vi.waitFor(() => expect(events).toEqual(["activity:created"]), 10_000);
  expect([...others, ...own]).toEqual([]);
  for (const role of ["student", "company"] as const) {
    const body = { socket_id: "1.1", channel_name: adminsChannel };
    expect((await users[role].call("POST", "/broadcasting/auth", body)).status, role).toBe(403);
    expect((await users[role].call("GET", "/api/admin/dashboard/statistics")).status, role).toBe(403);
  }
});
