import { expect, test } from "vitest";
import { listApplications } from "@/lib/applications/contract";
import { listCompanies } from "@/lib/companies/contract";
import { browserClient, visitorClient } from "../../support/api";
import { findJobs, insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { find } from "../../support/search";
import { company, student } from "../../support/users";

/** Two words joined by a punctuation mark, and texts that a wildcard or a word index would match. */
function words(sign: string) {
  const [head, tail] = [randomKey(), randomKey()];
  return {
    literal: `${head}${sign}${tail}`,
    others: [`${head}x${tail}`, `${head} ${tail}`, `${head}xx${tail}`],
    lone: sign,
  };
}

test.each(["%", "_"])("a search of posts matches %j inside a word literally", async (sign) => {
  const { literal, others, lone } = words(sign);
  for (const content of others) await insertPost({ content });
  expect(await find(literal)).toEqual([]);
  const { id } = await insertPost({ content: `avant ${literal} après` });
  expect(await find(literal)).toEqual([id]);
  expect(await find(literal.toUpperCase())).toEqual([id]);
  expect(await find(lone.repeat(2))).toEqual([]);
});

test.each(["%", "_"])("the job board matches %j inside a word and a location literally", async (sign) => {
  const { literal, others } = words(sign);
  for (const text of others) await insertJob({ title: text, location: text });
  expect([await findJobs({ q: literal }), await findJobs({ location: literal })]).toEqual([[], []]);
  const { id } = await insertJob({ title: literal, location: literal });
  expect([await findJobs({ q: literal }), await findJobs({ location: literal })]).toEqual([[id], [id]]);
  expect(await findJobs({ location: sign.repeat(3) })).toEqual([]);
});

test.each(["%", "_", "\\"])("the list of companies matches %j literally", async (sign) => {
  const { literal, others } = words(sign);
  for (const name of others) await company({ name });
  expect(await companiesNamed(literal)).toEqual([]);
  await company({ name: literal });
  expect(await companiesNamed(literal)).toEqual([literal]);
});

test("full-width signs are not wildcards", async () => {
  const { literal, others } = words("％");
  for (const name of others) await company({ name });
  expect(await companiesNamed(literal)).toEqual([]);
});

test.each(["%", "_"])("a search of applications matches %j literally", async (sign) => {
  const { literal, others } = words(sign);
  const by = await company();
  const job = await insertJob({ by });
  for (const name of others) await insertApplication(job.id, { by: await student({ name }) });
  const recruiter = await browserClient(by);
  const idsFor = async (q: string) => {
    const { status, body } = await recruiter.call(listApplications, { query: { q } });
    expect(status).toBe(200);
    return body.data.map(({ id }) => id);
  };
  expect([await idsFor(literal), await idsFor(sign)]).toEqual([[], []]);
  const { id } = await insertApplication(job.id, { by: await student({ name: literal }) });
  expect([await idsFor(literal), await idsFor(sign)]).toEqual([[id], [id]]);
});

async function companiesNamed(q: string): Promise<string[]> {
  const { status, body } = await visitorClient().call(listCompanies, { query: { q } });
  expect(status).toBe(200);
  return body.data.data.map(({ name }) => name);
}
