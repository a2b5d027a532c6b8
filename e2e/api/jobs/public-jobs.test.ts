import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { visitorClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { readStructuredData, validateJobPosting } from "../../support/job-structured-data";
import { dayFromNow, insertJob } from "../../support/jobs";
import { pathnameOf } from "../../support/links";
import { tagsOf } from "../../support/markup";
import { randomKey } from "../../support/random-key";
import { company } from "../../support/users";

async function read(path: string) {
  const response = await visitorClient().fetch(path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, tags: tagsOf(html) };
}

/** Reads until the condition holds: public pages are cached for some seconds. */
async function readUntil<T>(read: () => Promise<T>, isExpected: (result: T) => boolean): Promise<T> {
  const until = Date.now() + 40_000;
  for (;;) {
    const result = await read();
    if (isExpected(result) || Date.now() > until) return result;
    await delay(500);
  }
}

const robotsOf = ({ tags }: Awaited<ReturnType<typeof read>>) =>
  tags.find(({ name, attributes }) => name === "meta" && attributes.name === "robots")?.attributes.content;

test.each(["fr", "en"] as const)("shows an open job on the board and its own page, in %s", async (locale) => {
  const word = randomKey();
  const { id, by } = await insertJob({ title: `Stage ${word}`, location: "Angers" });
  const board = await read(localizedPath(locale, `/offre?q=${word}`));
  expect(board.status).toBe(200);
  expect(board.html).toContain(`Stage ${word}`);
  expect(board.tags.some(({ attributes }) => attributes.href === localizedPath(locale, `/offre/${id}`))).toBe(
    true,
  );
  const page = await read(localizedPath(locale, `/offre/${id}`));
  expect(page.status).toBe(200);
  expect(page.tags.find(({ name }) => name === "html")?.attributes.lang).toBe(locale);
  expect(page.html).toContain("Angers");
  const links = page.tags.map(({ attributes }) => attributes.href);
  expect(links).toContain(`/${locale}/login?next=${encodeURIComponent(`/student/dashboard/jobs/${id}`)}`);
  expect(links).toContain(localizedPath(locale, `/entreprise/${await companyIdOf(by)}`));
  expect(robotsOf(page)).toBeUndefined();
  const hrefOf = (rel: string, hreflang?: string) =>
    pathnameOf(
      page.tags.find(({ attributes }) => attributes.rel === rel && attributes.hreflang === hreflang)
        ?.attributes.href ?? "/nowhere",
    );
  expect(hrefOf("canonical")).toBe(localizedPath(locale, `/offre/${id}`));
  expect([hrefOf("alternate", "fr"), hrefOf("alternate", "en")]).toEqual([`/offre/${id}`, `/en/offre/${id}`]);
});

test("every public job has the structured data that search engines require, whatever text it contains", async () => {
  const hostile = `</script><script>alert(1)</script><!-- "\u2028 ${crypto.randomUUID()}`;
  const { id, by } = await insertJob({ title: hostile, description: `${hostile}\n\n& <b>` });
  await sql`update job_postings set salary_min = 600, salary_period = 'month', level = 'bac5' where id = ${id}`;
  const [document, ...more] = readStructuredData((await read(`/offre/${id}`)).html);
  expect(more).toEqual([]);
  const posting = validateJobPosting(document);
  expect(posting).toMatchObject({
    title: hostile,
    hiringOrganization: { name: by.name },
    educationRequirements: { credentialCategory: "postgraduate degree" },
  });
  expect(posting.validThrough).toContain(await dayFromNow(30));
  const { id: away } = await insertJob({ title: "De partout" });
  await sql`update job_postings set remote = 'full', type = 'part-time' where id = ${away}`;
  const [remote] = readStructuredData((await read(`/en/offre/${away}`)).html);
  expect(validateJobPosting(remote)).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    employmentType: "PART_TIME",
  });
  expect(() => validateJobPosting({ ...posting, datePosted: "" })).toThrow();
});

test.concurrent.each([
  ["closed", (id: number) => sql`update job_postings set status = 'closed' where id = ${id}`],
  [
    "over",
    (id: number) =>
      sql`update job_postings set application_deadline = (now() at time zone 'Europe/Paris')::date - 1 where id = ${id}`,
  ],
  ["deleted", (id: number) => sql`update job_postings set deleted_at = now() where id = ${id}`],
])("removes a job that is %s from its page, the board and the sitemap", async (_, end) => {
  const word = randomKey();
  const { id, by } = await insertJob({ title: `Stage ${word}` });
  // Similar jobs are selected from the newest, and other tests add hundreds meanwhile.
  const other = await insertJob({ by, title: `Autre ${word}`, at: new Date(Date.now() + 3_600_000) });
  expect((await read("/sitemap.xml")).html).toContain(`/offre/${id}<`);
  expect((await read(`/offre/${id}`)).status).toBe(200);
  await end(id);
  const page = await readUntil(
    () => read(`/offre/${id}`),
    ({ status }) => status === 410,
  );
  expect(page.status).toBe(410);
  expect(readStructuredData(page.html)).toEqual([]);
  expect(robotsOf(page)).toContain("noindex");
  expect(
    page.tags.some(({ attributes }) => attributes.href === `/offre/${other.id}`),
    "what is like it",
  ).toBe(true);
  expect((await read(`/en/offre/${id}`)).status).toBe(410);
  expect((await read(`/offre?q=${word}`)).html).not.toContain(`Stage ${word}`);
  const sitemap = (await read("/sitemap.xml")).html;
  expect(sitemap).not.toContain(`/offre/${id}<`);
  expect(sitemap).toContain(`/en/offre/${other.id}<`);
});

test("responds with 404 for a job that was never public", async () => {
  const draft = await insertJob({ status: "draft" });
  const { id: hidden, by } = await insertJob();
  await sql`update companies set status = 'rejected' where id = ${await companyIdOf(by)}`;
  for (const id of [draft.id, hidden, 2_147_483_647, "abc", 0])
    expect((await read(`/offre/${id}`)).status, String(id)).toBe(404);
});

test("filtered pages and those after the last are not indexed, and invalid parameters are ignored", async () => {
  const by = await company();
  for (let index = 0; index < 21; index++) await insertJob({ by });
  for (const filter of ["q=stage", "type=internship", "location=Lyon", "remote=full", "category=design"]) {
    const page = await read(`/offre?${filter}`);
    expect([page.status, robotsOf(page)], filter).toEqual([200, "noindex, follow"]);
  }
  for (const path of ["/offre", "/offre?page=2", "/entreprise"])
    expect(robotsOf(await read(path)), path).toBeUndefined();
  for (const path of ["/offre?page=99999", "/en/offre?page=99999", "/entreprise?page=99999"])
    expect(robotsOf(await read(path)), path).toBe("noindex, follow");
  for (const nonsense of ["type=chef", "page=x", "q=a&q=b", "page=999999"])
    expect((await read(`/offre?${nonsense}`)).status, nonsense).toBe(200);
});

test("ignores empty fields of the form", async () => {
  const word = randomKey();
  await insertJob({ title: `Stage ${word}`, type: "part-time" });
  const fields = `q=${word}&location=&category=&remote=`;
  expect((await read(`/offre?${fields}&type=part-time`)).html).toContain(`Stage ${word}`);
  expect((await read(`/offre?${fields}&type=full-time`)).html).not.toContain(`Stage ${word}`);
});

test("a company's page shows its description and its open jobs", async () => {
  const owner = await company({ name: "Boussole & fils" });
  const id = await companyIdOf(owner);
  const [open, closed] = [await insertJob({ by: owner }), await insertJob({ by: owner, status: "closed" })];
  await sql`update companies set website = 'https://boussole.example/', description = '<i>Nous</i>' where id = ${id}`;
  const { status, html, tags } = await read(`/en/entreprise/${id}`);
  expect(status).toBe(200);
  expect(html).toContain("Boussole &amp; fils");
  expect(html).toContain("&lt;i&gt;Nous&lt;/i&gt;");
  const website = tags.find(({ attributes }) => attributes.href === "https://boussole.example/");
  expect(website?.attributes.rel).toContain("nofollow");
  const links = tags.map(({ attributes }) => attributes.href);
  expect(links).toContain(`/en/offre/${open.id}`);
  expect(links).not.toContain(`/en/offre/${closed.id}`);
  expect((await read("/entreprise/2147483647")).status).toBe(404);
  expect((await read(`/entreprise?q=Boussole`)).html).toContain("Boussole &amp; fils");
});
