import { expect, test } from "vitest";
import { listApplications } from "@/lib/applications/contract";
import { searchUsers } from "@/lib/friends/contract";
import { listCompanyJobs, listJobs } from "@/lib/jobs/contract";
import { searchPosts } from "@/lib/search/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { admin, company, setStatus, student, suspend, type TestUser } from "../../support/users";

const sections = {
  posts: async (client: ApiClient, q: string) => {
    const { status, body } = await client.call(searchPosts, { query: { q } });
    return { status, ids: status === 200 ? body.data.posts.map(({ id }) => id) : [] };
  },
  people: async (client: ApiClient, q: string) => {
    const { status, body } = await client.call(searchUsers, { query: { search: q } });
    return { status, ids: status === 200 ? body.data.map(({ id }) => id) : [] };
  },
  jobs: async (client: ApiClient, q: string) => {
    const { status, body } = await client.call(listJobs, { query: { q } });
    return { status, ids: status === 200 ? body.data.map(({ id }) => id) : [] };
  },
  ownJobs: async (client: ApiClient, q: string) => {
    const { status, body } = await client.call(listCompanyJobs, { query: { q } });
    return { status, ids: status === 200 ? body.data.map(({ id }) => id) : [] };
  },
  applications: async (client: ApiClient, q: string) => {
    const { status, body } = await client.call(listApplications, { query: { q } });
    return { status, ids: status === 200 ? body.data.map(({ id }) => id) : [] };
  },
};
type Section = keyof typeof sections;

/**
 * How many results each viewer gets for a word of one post for members, one user, one open job with an application, and
 * one draft.
 */
const expected: Record<string, Record<Section, number | "rejected">> = {
  student: { posts: 1, people: 1, jobs: 1, ownJobs: "rejected", applications: 0 },
  "pending student": { posts: 1, people: 1, jobs: 1, ownJobs: "rejected", applications: 0 },
  "who muted the person": { posts: 1, people: 1, jobs: 1, ownJobs: "rejected", applications: 0 },
  "who blocked the person": { posts: 0, people: 0, jobs: 1, ownJobs: "rejected", applications: 0 },
  "whom the person blocked": { posts: 0, people: 0, jobs: 1, ownJobs: "rejected", applications: 0 },
  "the company": { posts: 1, people: "rejected", jobs: 1, ownJobs: 2, applications: 1 },
  "another company": { posts: 1, people: "rejected", jobs: 1, ownJobs: 0, applications: 0 },
  admin: { posts: 1, people: 1, jobs: 1, ownJobs: "rejected", applications: 1 },
  visitor: { posts: 0, people: "rejected", jobs: 1, ownJobs: "rejected", applications: "rejected" },
};

const q = randomKey();
const person = await student({ name: `Zoé ${q}` });
const recruiter = await company();
await insertPost({ by: person, content: `Sous les platanes ${q}` });
await sql`update posts set audience = 'members' where user_id = ${person.id}`;
const open = await insertJob({ by: recruiter, title: `Stage ${q}` });
await insertJob({ by: recruiter, title: `Brouillon ${q}`, status: "draft" });
await insertApplication(open.id, { by: person });

const clients: Record<string, () => Promise<ApiClient>> = {
  student: async () => browserClient(await student()),
  "pending student": async () => {
    const pending = await student();
    await setStatus(pending, "pending_verification");
    return browserClient(pending);
  },
  "who muted the person": () => signedIn((user) => mute(user, person)),
  "who blocked the person": () => signedIn((user) => block(user, person)),
  "whom the person blocked": () => signedIn((user) => block(person, user)),
  "the company": () => browserClient(recruiter),
  "another company": async () => browserClient(await company()),
  admin: async () => browserClient(await admin()),
  visitor: async () => visitorClient(),
};

async function signedIn(prepare: (user: TestUser) => Promise<unknown>): Promise<ApiClient> {
  const user = await student();
  await prepare(user);
  return browserClient(user);
}

async function mute({ id }: TestUser, other: TestUser): Promise<void> {
  await sql`insert into mutes (user_id, muted_id) values (${id}, ${other.id})`;
}

test.each(Object.keys(expected))("finds only what the viewer may see: %s", async (persona) => {
  const client = (await clients[persona]?.()) ?? visitorClient();
  const counts: Record<string, number | string> = {};
  for (const [name, search] of Object.entries(sections)) {
    const { status, ids } = await search(client, q);
    counts[name] = status === 200 ? ids.length : [401, 403].includes(status) ? "rejected" : status;
  }
  expect(counts).toEqual(expected[persona]);
});

test("does not find suspended users", async () => {
  const word = randomKey();
  const suspended = await student({ name: `Zoé ${word}` });
  const client = await browserClient(await student());
  expect((await sections.people(client, word)).ids).toEqual([suspended.id]);
  await suspend(suspended);
  expect((await sections.people(client, word)).ids).toEqual([]);
  expect((await sections.people(await browserClient(await admin()), word)).ids).toEqual([]);
});

test("does not find people by the texts of their profile, whatever its audience", async () => {
  const [secret, name] = [randomKey(), randomKey()];
  const user = await student({ name: `Zoé ${name}` });
  await sql`insert into profiles (user_id, headline, about, about_audience, skills)
    values (${user.id}, ${`Titre ${name}`}, ${secret}, 'me', ${sql.json([secret])})`;
  for (const viewer of [await student(), await admin()]) {
    const client = await browserClient(viewer);
    const { body } = await client.call(searchUsers, { query: { search: name } });
    expect(body.data).toMatchObject([{ id: user.id, headline: `Titre ${name}` }]);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect((await sections.people(client, secret)).ids).toEqual([]);
  }
});

test("a company finds its own jobs of every status, by stem and without accents", async () => {
  const word = randomKey();
  const by = await company();
  const browser = await browserClient(by);
  const titles = { active: "Développeuses", draft: "Développeuse", closed: "DEVELOPPEUSES" } as const;
  const jobs = new Map<string, number>();
  for (const [status, title] of Object.entries(titles) as [keyof typeof titles, string][])
    jobs.set(status, (await insertJob({ by, title: `${title} ${word}`, status })).id);
  await insertJob({ by, title: `Comptable ${word}` });
  const idsFor = async (query: Parameters<typeof browser.call<typeof listCompanyJobs>>[1]["query"]) =>
    (await browser.call(listCompanyJobs, { query })).body.data.map(({ id }) => id).sort();
  expect(await idsFor({ q: `${word} developpeuse` })).toEqual([...jobs.values()].sort());
  expect(await idsFor({ q: `${word} developpeuse`, status: "draft" })).toEqual([jobs.get("draft")]);
  expect(await idsFor({ q: `${word} plombier` })).toEqual([]);
});
