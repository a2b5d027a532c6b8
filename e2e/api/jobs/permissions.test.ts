import { beforeAll, describe, expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import { endpointEntries } from "@/lib/endpoints";
import type { ApiClient } from "../../support/api";
import { apply } from "../../support/applications";
import { expectedOutcome, insertPageSubject, jobPages, readOutcome } from "../../support/job-pages";
import { type People, type Persona, personas, recruitmentPeople } from "../../support/job-personas";
import type { Line } from "../../support/job-subjects";
import { insertJob } from "../../support/jobs";
import { matrix } from "../../support/jobs-permissions";
import { schoolMatrix } from "../../support/school-permissions";
import { suspend } from "../../support/users";

let people: People;

beforeAll(async () => {
  people = await recruitmentPeople();
}, 240_000);

const lines = Object.entries({ ...matrix, ...schoolMatrix }).map(([description, line]) => ({
  description,
  line,
}));
const pages = Object.entries(jobPages).map(([description, line]) => ({ description, line }));
type Outcome = "succeeded" | "listed" | "not listed" | 401 | 403 | 404;

test("lists every endpoint of jobs and applications in the permission table", () => {
  const headings = ["jobs", "savedJobs", "applications", "applicationNotes", "documents", "analytics"];
  const expectedRows = endpointEntries.filter(({ heading }) => headings.includes(heading));
  const tabled = new Set(lines.map(({ line }) => line.endpoint));
  expect(expectedRows.filter(({ endpoint }) => !tabled.has(endpoint)).map(({ name }) => name)).toEqual([]);
  expect(expectedRows.length).toBeGreaterThan(25);
});

test("tests an allowed persona for each call that denies another", () => {
  const shut = lines.filter(({ line: { allowed, visibleTo } }) => (allowed ?? visibleTo ?? []).length === 0);
  const open = (line: Line) =>
    lines.some(
      (other) =>
        other.line.endpoint === line.endpoint && (other.line.allowed ?? other.line.visibleTo)?.length,
    );
  expect(shut.filter(({ line }) => !open(line)).map(({ description }) => description)).toEqual([]);
});

test.each(lines)("$description", async ({ line }) => {
  const expectedRows = personas.map((persona) => [persona, expected(line, persona, people[persona].role)]);
  const outcomes = [];
  for (const persona of personas) outcomes.push([persona, await call(line, people[persona].client)]);
  expect(outcomes).toEqual(expectedRows);
});

describe("a submitted document", () => {
  test("opens for its student, the company's members and administrators, each by their own link", async () => {
    const { application } = await apply({ user: people.applicant.user, at: await newJob() });
    const links = new Map<Persona, string>();
    for (const persona of personas) {
      const { status, body } = await people[persona].client.json<{ data: { resume_path: string } }>(
        `/api/applications/${application.id}`,
      );
      if (status === 200) links.set(persona, body.data.resume_path);
    }
    expect([...links.keys()]).toEqual(["owner", "recruiter", "read_only", "applicant", "admin"]);
    for (const [owner, link] of links)
      for (const persona of personas)
        expect([persona, owner, await openLink(people[persona].client, link)]).toEqual([
          persona,
          owner,
          persona === owner ? 200 : 404,
        ]);
  });
});

test.each(pages)("the page of $description", async ({ line }) => {
  const subject = await insertPageSubject(people.owner, people.applicant);
  const seen = [];
  for (const persona of personas) seen.push([persona, await readOutcome(line, subject, people[persona])]);
  expect(seen).toEqual(
    personas.map((persona) => [persona, expectedOutcome(line, persona, people[persona].role)]),
  );
});

describe("the same personas after a suspension", () => {
  let link = "";
  beforeAll(async () => {
    const { application, student } = await apply({ user: people.applicant.user, at: await newJob() });
    link = application.resume_path;
    expect(await openLink(student, link)).toBe(200);
    for (const { user } of Object.values(people)) if (user) await suspend(user);
  }, 240_000);

  test.each(lines)("$description: as few rights as a visitor", async ({ line }) => {
    const visitors = expected(line, "visitor", "visitor");
    const outcomes = [];
    for (const persona of personas) outcomes.push([persona, await call(line, people[persona].client)]);
    expect(outcomes).toEqual(personas.map((persona) => [persona, visitors]));
  });

  test.each(pages)("the page of $description: as few rights as a visitor", async ({ line }) => {
    const subject = await insertPageSubject(people.owner, people.applicant);
    const seen = [];
    for (const persona of personas) seen.push([persona, await readOutcome(line, subject, people[persona])]);
    expect(seen).toEqual(personas.map((persona) => [persona, expectedOutcome(line, "visitor", "visitor")]));
  });

  test("rejects an old link to a document", async () => {
    expect(await openLink(people.applicant.client, link)).toBe(404);
  });
});

const newJob = () => insertJob({ by: people.owner.user });

function expected(
  { endpoint, allowed, forbidden, visibleTo }: Line,
  persona: Persona,
  role: string,
): Outcome {
  if (!(endpoint.access as readonly string[]).includes(role)) return role === "visitor" ? 401 : 403;
  if (visibleTo) return visibleTo.includes(persona) ? "listed" : "not listed";
  return allowed?.includes(persona) ? "succeeded" : forbidden?.includes(persona) ? 403 : 404;
}

async function call({ endpoint, about }: Line, client: ApiClient): Promise<Outcome | number> {
  const { isFound, body, ...at } = await about(people);
  const response = await client.fetch(buildUrl(endpoint, at), { method: endpoint.method, body });
  const text = await response.text();
  if (!response.ok) return response.status;
  if (!isFound) return "succeeded";
  return isFound(JSON.parse(text) as never) ? "listed" : "not listed";
}

async function openLink(client: ApiClient, link: string): Promise<number> {
  const response = await client.fetch(`/storage/${link}`);
  await response.body?.cancel();
  return response.status;
}
