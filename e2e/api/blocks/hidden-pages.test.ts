import { basename } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { missingGroupPath, studentPaths } from "@/lib/routes";
import { listFiles } from "../../shape/sources";
import type { ApiClient } from "../../support/api";
import { insertConversation, insertMessage } from "../../support/chat";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

const missing = "2147483647";
const key = randomKey();
const name = `Hidden ${key}`;
type Persona = "blocked" | "blocker" | "other";
const viewers: Record<Persona, ApiClient> = {} as never;
const conversations: Record<Persona, number> = {} as never;
/** Ids of the hidden user's rows, by the parameter of a page's path. */
const hidden = { userId: 0, postId: 0, groupId: 0, eventId: 0 };
/** Rows in which the hidden user appears; all but the event belong to another user. */
const shared = { post: 0, group: 0, event: 0 };

beforeAll(async () => {
  const [hiddenUser, host] = [await student({ name }), await student()];
  hidden.userId = hiddenUser.id;
  hidden.postId = (await insertPost({ by: hiddenUser, content: name })).id;
  hidden.groupId = await insertGroup(hiddenUser, { name });
  hidden.eventId = await insertEvent(hiddenUser, { title: name, group: hidden.groupId });
  shared.post = (await insertPost({ by: host })).id;
  shared.group = await insertGroup(host);
  shared.event = await insertEvent(hiddenUser, { group: shared.group });
  await insertComment({ by: hiddenUser, on: shared.post, content: name });
  await insertMember(shared.group, hiddenUser);
  await insertEventAnswer(shared.event, hiddenUser, "yes");
  await inProgramme(hiddenUser);
  for (const persona of ["blocked", "blocker", "other"] as const) {
    const { user, browser } = await signedInStudent();
    viewers[persona] = browser;
    conversations[persona] = await insertConversation(user, hiddenUser);
    await insertMessage(conversations[persona], hiddenUser, name);
    await insertMember(shared.group, user);
    await inProgramme(user);
    if (persona === "blocked") await block(hiddenUser, user);
    if (persona === "blocker") await block(user, hiddenUser);
  }
});

/** Users of the same programme are suggested to each other. */
async function inProgramme({ id }: TestUser): Promise<void> {
  await sql`insert into profiles (user_id, programme) values (${id}, ${`Programme ${key}`})`;
}

/** The paths of students' pages and of a post's page, for example `/student/dashboard/profile/[userId]`. */
const pages = ["app/(student)", "app/(public)/[locale]/posts"]
  .flatMap(listFiles)
  .filter((file) => basename(file) === "page.tsx" && !file.includes("[..."))
  .map((file) => file.replace(/^app|\/\(\w+\)|\/\[locale\]|\/page\.tsx$/g, ""));
const paramsOf = (page: string) => [...page.matchAll(/\[(\w+)\]/g)].map(([, param = ""]) => param);
const pagesOfUsers = pages.filter((page) => paramsOf(page).some((param) => param in hidden));
const pagesWithoutParams = pages.filter((page) => paramsOf(page).length === 0);

test("every parameter of a page has a subject in the test", () => {
  const ofNoStudent = ["announcementId", "applicationId", "decisionId", "jobId", "searchId"];
  expect([...new Set(pages.flatMap(paramsOf))].toSorted()).toEqual(
    [...ofNoStudent, ...Object.keys(hidden)].toSorted(),
  );
});

const urlOf = (page: string, ids: Record<string, number> = {}) =>
  page.replace(/\[(\w+)\]/g, (_, param) => `${ids[param] ?? missing}`);

const wordsOf = (html: string) => html.replace(/<script.*?<\/script>|<[^>]*>/gs, "");

async function read(persona: Persona, url: string) {
  const response = await viewers[persona].fetch(url);
  const words = wordsOf(await response.text());
  const location = response.headers.get("location");
  return { status: response.status, location: location?.replace(/\d+/, "id"), words };
}

test.each(pagesOfUsers)(
  "%s responds to both sides of a block as if the other user did not exist",
  async (page) => {
    for (const persona of ["blocked", "blocker"] as const)
      expect(await read(persona, urlOf(page, hidden)), persona).toEqual(await read(persona, urlOf(page)));
    const { status, location } = await read("other", urlOf(page, hidden));
    expect(status).toBeLessThan(400);
    expect(location).not.toBe(missingGroupPath);
  },
);

/** URLs with parameters that name users. */
const urlsNamingUsers = (persona: Persona) => [
  ...["posts", "people", "groups", "events", "jobs"].map(
    (tab) => `${studentPaths.search}?q=${key}&tab=${tab}`,
  ),
  `${studentPaths.chat}?conversation=${conversations[persona]}`,
  `${studentPaths.groups}/${shared.group}/members`,
  `${studentPaths.events}/${shared.event}`,
  `/posts/${shared.post}`,
];

async function listNaming(persona: Persona): Promise<string[]> {
  const naming: string[] = [];
  for (const url of [...pagesWithoutParams, ...urlsNamingUsers(persona)]) {
    const html = await (await viewers[persona].fetch(url)).text();
    // A search page marks each matching word, which splits the name.
    if (html.includes(name) || wordsOf(html).includes(name)) naming.push(url);
  }
  return naming;
}

test("no page names a user on the other side of a block, but pages of all sections name them to others", async () => {
  expect(await listNaming("blocked")).toEqual([]);
  // A blocked user is listed in the settings, where the block can be ended.
  expect(await listNaming("blocker")).toEqual([studentPaths.settings]);
  const seen = await listNaming("other");
  for (const url of [
    studentPaths.friends,
    studentPaths.chat,
    ...urlsNamingUsers("other").filter((url) => !url.endsWith("jobs")),
  ])
    expect(seen).toContain(url);
});
