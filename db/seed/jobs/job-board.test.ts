import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { matchesWebsite } from "@/lib/companies/matches-website";
import { isSiret } from "@/lib/companies/siret";
import { createRandom } from "../random";
import { demoAccounts, emailOf, listSeedUsers } from "../users/users";
import { drawCv } from "./draw-cv";
import { drawLetter } from "./draw-letter";
import { parseJobs, readJobs } from "./job-fixtures";
import { planApplications } from "./plan-applications";
import { planJobs } from "./plan-jobs";
import { profiles } from "./profiles";

const fixtures = await readJobs();
const seedUsers = listSeedUsers();
const nights = ["2026-11-21T12:41:00Z", "2027-01-01T00:05:00Z", "2027-03-28T01:30:00Z"];

function plan(now: Date) {
  const random = createRandom("a test");
  const jobs = planJobs(fixtures, now, random);
  return { jobs, applications: planApplications(jobs, seedUsers, now, random) };
}

test("parses a job, and rejects an incomplete one", () => {
  const job = (head: string) => parseJobs(`== ${head}\nTitle\nText\n>>\nMore`, "a");
  expect(job("internship en bac4 d3 -4 5m 10-12/hour | Nantes")).toMatchObject([
    {
      title: "Title",
      level: "bac4",
      daysAgo: 3,
      deadlineIn: -4,
      months: 5,
      salary: { min: 10, max: 12, period: "hour" },
    },
  ]);
  expect(() => job("internship en +4 | Nantes")).toThrow("too little");
  expect(() => job("internship en d3 +4")).toThrow("too little");
});

test("there are sixty jobs of eight companies, in both languages and every state", () => {
  const jobsWith = (fields: Partial<(typeof fixtures)[number]>) =>
    fixtures.filter((job) => Object.entries(fields).every(([key, value]) => job[key as never] === value))
      .length;
  expect(new Set(fixtures.map(({ by }) => by)).size).toBe(8);
  expect([fixtures.length >= 60, jobsWith({ locale: "fr" }) > 30, jobsWith({ locale: "en" }) > 18]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    jobsWith({ status: "active" }) > 35,
    jobsWith({ status: "closed" }) > 9,
    jobsWith({ status: "draft" }),
  ]).toEqual([true, true, 3]);
  expect(new Set(fixtures.map(({ title }) => title)).size).toBe(fixtures.length);
});

test("every recruiter is an account of a company", () => {
  const accounts = seedUsers.filter(({ role }) => role === "company").map(({ key }) => key);
  const recruiters = Object.values(profiles).flatMap((profile) => Object.keys(profile.members));
  expect(recruiters.sort()).toEqual(accounts.sort());
  expect(fixtures.filter(({ by }) => !(by in profiles))).toEqual([]);
});

describe.each(nights)("a job board that is created at %s", (text) => {
  const now = new Date(text);
  const { jobs, applications } = plan(now);

  test("there are about two hundred applications in every state", () => {
    expect(applications.length).toBeGreaterThan(170);
    expect(applications.length).toBeLessThan(260);
    for (const status of ["pending", "reviewed", "accepted", "approved", "rejected"])
      expect(
        applications.filter((application) => application.status === status).length,
        status,
      ).toBeGreaterThan(3);
    expect(applications.filter(({ job }) => job.fixture.by === "sycomore").length).toBeGreaterThan(45);
  });

  test("no student applies before a job is published, after its end, twice or to a draft", () => {
    const wrong = applications.filter(
      ({ job, createdAt }) =>
        createdAt < job.createdAt ||
        createdAt > now ||
        createdAt.toISOString().slice(0, 10) > job.deadline ||
        job.fixture.status === "draft",
    );
    expect(wrong.map(({ by, job }) => `${by} ${job.fixture.title}`)).toEqual([]);
    const pairs = applications.map(({ by, job }) => `${by} ${jobs.indexOf(job)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test("a timeline begins with the application, is in order, ends before now and matches the status", () => {
    for (const { createdAt, events, status } of applications) {
      const times = [createdAt, ...events.map(({ at }) => at)].map(Number);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(Number(now));
      expect(events[0]?.kind).toBe("sent");
      expect(events.findLast((event) => event.kind === "status")?.status ?? "pending").toBe(status);
    }
  });

  test("the demo student has one pending application and several decisions", () => {
    const own = applications.filter(({ by }) => by === "lina").map(({ status }) => status);
    expect(own.sort()).toEqual(["approved", "pending", "rejected", "reviewed"]);
  });

  test("every job but drafts has views", () => {
    for (const { fixture: job, views } of jobs)
      expect([...views.values()].reduce((sum, count) => sum + count, 0) > 0).toBe(job.status !== "draft");
  });
});

test("a CV and a letter have one page each, whatever letters the name contains", async () => {
  const now = new Date("2026-11-21T12:41:00Z");
  for (const user of seedUsers.filter(({ key }) => ["lina", "minh", "zofia", "clemence"].includes(key)))
    for (const bytes of [await drawCv(user, now), await drawLetter(user)]) {
      const read = await PDFDocument.load(bytes);
      expect(read.getPageCount()).toBe(1);
      expect(bytes.length).toBeLessThan(20_000);
    }
});

test("creates the same job board twice", () => {
  const now = new Date("2026-11-21T12:41:00Z");
  const summarize = ({ applications }: ReturnType<typeof plan>) =>
    applications.map(({ by, status, createdAt }) => [by, status, createdAt]);
  expect(summarize(plan(now))).toEqual(summarize(plan(now)));
});

test("companies have a SIRET number, and their recruiters emails of the company's domain", () => {
  for (const { siret, website, members } of Object.values(profiles)) {
    expect(isSiret(siret)).toBe(true);
    const recruiters = seedUsers.filter(({ key }) => key in members).map(emailOf);
    for (const email of recruiters.filter((email) => !demoAccounts.includes(email)))
      expect(matchesWebsite(email, website)).toBe(true);
  }
});
