import { expect, test } from "vitest";
import { getJob } from "@/lib/jobs/contract";
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedJobs,
  listSavedSearches,
  saveJob,
  unsaveJob,
  updateSavedSearch,
} from "@/lib/jobs/saved-jobs-contract";
import { browserClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { company, student } from "../../support/users";

test("a student saves jobs, lists them in reverse order of saving, and removes them", async () => {
  const browser = await browserClient(await student());
  const [one, two] = [await insertJob(), await insertJob()];
  for (const { id } of [one, two, one]) {
    const { status, body } = await browser.call(saveJob, { params: { id } });
    expect([status, body.is_saved]).toEqual([200, true]);
  }
  const list = async () => (await browser.call(listSavedJobs, {})).body;
  expect((await list()).data.map(({ id }) => id)).toEqual([two.id, one.id]);
  expect(await list()).toMatchObject({ total: 2, current_page: 1 });
  expect((await browser.call(getJob, { params: { id: one.id } })).body.data.is_saved).toBe(true);
  const other = await tokenClient(await student());
  expect((await other.call(getJob, { params: { id: one.id } })).body.data.is_saved).toBe(false);
  for (let time = 0; time < 2; time++) {
    const { body } = await browser.call(unsaveJob, { params: { id: two.id } });
    expect(body.is_saved).toBe(false);
  }
  expect((await list()).data.map(({ id }) => id)).toEqual([one.id]);
  await sql`update job_postings set status = 'closed' where id = ${one.id}`;
  expect((await list()).data).toEqual([]);
});

test("rejects saving an invisible job", async () => {
  const browser = await browserClient(await student());
  const { id } = await insertJob({ status: "draft" });
  expect((await browser.call(saveJob, { params: { id } })).status).toBe(404);
  const open = await insertJob();
  expect(
    (await (await browserClient(await company())).call(saveJob, { params: { id: open.id } })).status,
  ).toBe(403);
  expect((await browser.call(saveJob, { params: { id: open.id } })).status).toBe(200);
});

test("fifty simultaneous requests save a job once", async () => {
  const browser = await browserClient(await student());
  const { id } = await insertJob();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => browser.call(saveJob, { params: { id } })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await browser.call(listSavedJobs, {})).body.total).toBe(1);
});

test("only the owner renames, mutes and deletes a saved search", async () => {
  const browser = await browserClient(await student());
  const filters = {
    ...{ q: "web", type: "internship", salary_min: "600" },
    ...{ level: "bac4", duration_min: "4", duration_max: "6" },
  };
  const body = {
    name: "Stages à Lyon",
    filters: { ...filters, sort: "x" },
  };
  const created = await browser.json<{ data: { id: number } }>("/api/saved-searches", {
    method: "POST",
    body,
  });
  expect(created.status).toBe(201);
  expect(created.body.data).toEqual({
    id: expect.any(Number),
    name: "Stages à Lyon",
    filters,
    alerts: true,
    alerted_at: null,
    created_at: expect.any(String),
  });
  const { id } = created.body.data;
  const stranger = await browserClient(await student());
  const change = { params: { id }, body: { name: "Lyon", alerts: false } };
  expect((await stranger.call(updateSavedSearch, change)).status).toBe(404);
  expect((await stranger.call(deleteSavedSearch, { params: { id } })).status).toBe(404);
  expect((await stranger.call(listSavedSearches, {})).body.data).toEqual([]);
  const changed = await browser.call(updateSavedSearch, change);
  expect(changed.body.data).toMatchObject({ name: "Lyon", alerts: false, filters: { q: "web" } });
  const { body: listed } = await browser.call(listSavedSearches, {});
  expect(listed.data).toEqual([changed.body.data]);
  expect((await browser.call(deleteSavedSearch, { params: { id } })).status).toBe(200);
  expect((await browser.call(listSavedSearches, {})).body.data).toEqual([]);
});

test("rejects a search without a name or with invalid filters", async () => {
  const browser = await browserClient(await student());
  const send = (body: object) => browser.json("/api/saved-searches", { method: "POST", body });
  expect((await send({ name: " ", filters: {} })).body.errors.name).toEqual(["This field is required"]);
  expect((await send({ name: "a", filters: { type: "volunteer" } })).status).toBe(422);
  expect((await send({ name: "a", filters: { level: "phd" } })).status).toBe(422);
  const reversed = await send({ name: "a", filters: { duration_min: 6, duration_max: 4 } });
  expect(reversed.body.errors).toEqual({ filters: ["The maximum must be at least the minimum"] });
  expect((await send({ name: "a" })).status).toBe(422);
  expect((await send({ name: "a", filters: {} })).status).toBe(201);
});

test("limits saved searches to twenty, even when they are sent at once", async () => {
  const browser = await browserClient(await student());
  const send = () => browser.call(createSavedSearch, { body: { name: "a", filters: {} } });
  const responses = await Promise.all(Array.from({ length: 25 }, send));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(responses.find(({ status }) => status !== 201)?.body.code).toBe("too_many_searches");
});
