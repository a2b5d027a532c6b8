import { expect, test } from "vitest";
import { deleteEvent } from "@/lib/events/contract";
import { type NotificationKind, notificationKinds } from "@/lib/notifications/constants";
import { markNotificationsRead } from "@/lib/notifications/contract";
import { adminPaths, announcementTemplate, decisionTemplate, studentPaths } from "@/lib/routes";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { createEventAs } from "../../support/events";
import { signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { readNotifications } from "../../support/notifications";
import { admin, company, student } from "../../support/users";

const missing = 2147483647;

/** Notifications of posts and recalled announcements are deleted with them; applications and decisions stay. */
const endingWithSubject: readonly string[] = [
  "/posts/{post}",
  announcementTemplate,
  decisionTemplate,
  `${studentPaths.applications}/{application}`,
];
const kinds = Object.entries(notificationKinds).filter(([, { link }]) => !endingWithSubject.includes(link));
const personas = { admin, company };

test.each(kinds)("a notification %s of a missing subject opens a page", async (kind, { link: path }) => {
  const area = path.split("/")[1] as keyof typeof personas;
  const user = await (personas[area] ?? student)();
  const client = await browserClient(user);
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => (name === "area" ? [] : [name]));
  const params = sql.json(Object.fromEntries(names.map((name) => [name, missing])));
  await sql`insert into notifications (user_id, kind, group_key, params)
    values (${user.id}, ${kind as NotificationKind}, ${`${kind}:missing`}, ${params})`;
  const [{ href } = { href: "" }] = (await readNotifications(client)).data.data;
  const opened = await client.fetch(href);
  expect(opened.status, href).toBeLessThan(400);
  const location = opened.headers.get("location");
  if (location) expect((await client.fetch(location)).status, location).toBe(200);
});

test("the read notification of a deleted event leads to the list, which says that it is not found", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user);
  await insertMember(group, marc.user);
  const event = await createEventAs(ines.browser, { group_id: group });
  await expect
    .poll(async () => (await readNotifications(marc.browser)).data.total, { timeout: 20_000 })
    .toBe(1);
  await marc.browser.call(markNotificationsRead, { body: {} });
  await ines.browser.call(deleteEvent, { params: { id: event.id } });
  const [{ href } = { href: "" }] = (await readNotifications(marc.browser)).data.data;
  const opened = await marc.browser.fetch(href);
  expect(opened.headers.get("location")).toBe(`${studentPaths.events}?not_found=1`);
  expect(await (await marc.browser.fetch(`${studentPaths.events}?not_found=1`)).text()).toContain(
    "Event not found",
  );
  const school = await browserClient(await admin());
  expect((await school.fetch(`${adminPaths.events}/${event.id}`)).headers.get("location")).toBe(
    `${adminPaths.events}?not_found=1`,
  );
});
