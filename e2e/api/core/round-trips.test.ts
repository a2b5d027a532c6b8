import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMessage } from "@/lib/chat/contract";
import { buildUrl } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { endpointEntries } from "@/lib/endpoints";
import { Teardown } from "@/scripts/services/teardown";
import { countRoundTrips, type RoundTrips } from "@/scripts/tools/bench/round-trips";
import { insertAnnouncement } from "../../support/announcements";
import { signIn } from "../../support/api";
import { insertConversation } from "../../support/chat";
import { companyIdOf } from "../../support/companies";
import { insertEmail } from "../../support/emails";
import { databaseUrl } from "../../support/environment";
import { insertEvent } from "../../support/events";
import { insertGroup } from "../../support/groups";
import { insertJob } from "../../support/jobs";
import { insertDecision } from "../../support/moderation";
import { insertPoll } from "../../support/polls";
import { insertPost } from "../../support/posts";
import { noRealtimeEnv } from "../../support/realtime-env";
import { insertApplication } from "../../support/recruitment";
import { startSecondProcess } from "../../support/second-process";
import { admin, company, student, type TestUser } from "../../support/users";

const teardown = new Teardown();
let trips: RoundTrips;
let origin: string;

// An application of its own, on the other tests' database, behind a proxy that counts round trips.
beforeAll(async () => {
  trips = await countRoundTrips(databaseUrl, teardown);
  const own = { DATABASE_URL: trips.url, AUTH_SECRET: "-".repeat(32), LOG_LEVEL: "silent" };
  const application = await startSecondProcess({ ...own, ...noRealtimeEnv });
  teardown.defer(application.stop);
  origin = application.origin;
}, 180_000);
afterAll(() => teardown.run());

// The first four read no session or row; the last are files, which programs or few users download.
const others = [
  ...["getHealth", "getReadiness", "getLiveness", "getCsrfCookie"],
  ...["exportApplications", "exportAuditLog", "exportUsers", "exportInsight", "getEventCalendar"],
];
const reads = endpointEntries.filter(
  ({ endpoint, name }) => endpoint.method === "GET" && !others.includes(name),
);

test.each(reads)("$name makes at most two round trips to the database", async ({ name, endpoint }) => {
  const { user, ...params } = await subject(name, endpoint);
  const { token } = await signIn(user);
  const path = buildUrl(endpoint, {
    params,
    query: { q: "bonjour", search: "bonjour" } as never,
  });
  expect(await countFewestWaits(path, { token, max: 2 })).toBeLessThanOrEqual(2);
});

test("sending a message makes at most six round trips, two of them for begin and commit", async () => {
  const [user, other] = [await student(), await student()];
  const path = buildUrl(sendMessage, { params: { id: await insertConversation(user, other) } });
  const { token } = await signIn(user);
  const body = { content: "Bonjour" };
  expect(await countFewestWaits(path, { token, max: 6, body })).toBeLessThanOrEqual(6);
});

/** A user who may read the endpoint, and the id of the row they read. */
async function subject(
  name: string,
  endpoint: Endpoint,
): Promise<{ user: TestUser; id: number; other_id?: number }> {
  if (name === "getJob") return { user: await student(), id: (await insertJob()).id };
  if (name === "getDecision") {
    const author = await student();
    return { user: author, id: await insertDecision(author) };
  }
  if (name === "getCompany") return { user: await student(), id: await companyIdOf(await company()) };
  if (name === "getApplication" || name === "listApplicationNotes") {
    const job = await insertJob();
    return { user: job.by, id: (await insertApplication(job.id)).id };
  }
  if (name === "getEmail") {
    const user = await student();
    return { user, id: (await insertEmail(user))[0] ?? 0 };
  }
  if (endpoint.path.includes("/groups/{id}")) {
    const user = await student();
    return { user, id: await insertGroup(user) };
  }
  if (endpoint.path.includes("/events/{id}")) {
    const user = await student();
    return { user, id: await insertEvent(user, { group: await insertGroup(user) }) };
  }
  if (endpoint.path.includes("/announcements/{id}")) {
    const user = await admin();
    return { user, id: await insertAnnouncement(user, { status: "sent", to: [user] }) };
  }
  if (name === "listMessages") {
    const [user, other] = [await student(), await student()];
    return { user, id: await insertConversation(user, other) };
  }
  if (name === "previewUserMerge")
    return { user: await admin(), id: (await student()).id, other_id: (await student()).id };
  if (name === "getUserDetails") return { user: await admin(), id: (await student()).id };
  if (name === "listPollVotes") {
    const { id, by } = await insertPost();
    await insertPoll(id, ["Oui", "Non"]);
    return { user: by, id };
  }
  const { access } = endpoint;
  const { id, by } = await insertPost();
  if (name === "getProfile" || name === "listProfilePosts") return { user: await student(), id: by.id };
  if (name === "listUserGroups") return { user: by, id: by.id };
  if (access.includes("student")) return { user: by, id };
  return { user: access.includes("company") ? await company() : await admin(), id };
}

type Counted = { token: string; max: number; body?: object };

/** The fewest waits of up to twelve calls: the first ones prepare statements, and occasional work is added to others. */
async function countFewestWaits(path: string, { token, max, body }: Counted): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < 12 && fewest > max; index++) {
    const before = trips.count();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(origin + path, { headers, ...sent });
    expect([response.status, await response.text()]).toEqual([body ? 201 : 200, expect.any(String)]);
    fewest = Math.min(fewest, trips.count() - before);
  }
  return fewest;
}
