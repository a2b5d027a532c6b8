import { expect, test } from "vitest";
import * as api from "@/lib/announcements/contract";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { adminAnnouncementPath } from "@/lib/routes";
import { announcementFields, createDraft, insertAnnouncement } from "../../support/announcements";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { origin } from "../../support/environment";
import { signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { whileHeld } from "../../support/locks";
import { notificationKinds } from "../../support/notifications";
import { admin, company } from "../../support/users";

const hour = 3_600_000;
const inHours = (hours: number) => toSchoolTime(new Date(Date.now() + hours * hour));
const errorsOf = ({ status, body }: { status: number; body: { errors: object } }) => [status, body.errors];
const auditOf = async (id: number) =>
  (
    await sql`select action from audit_log where subject_type = 'announcement' and subject_id = ${id} order by id`
  ).map(({ action }): string => action);

async function writer() {
  const user = await admin();
  return { user, browser: await browserClient(user) };
}

test("writes, changes and deletes a draft", async () => {
  const { user, browser } = await writer();
  const draft = await createDraft(browser, { link: "/offre?page=2" });
  expect(draft).toMatchObject({ status: "draft", title_en: null, link: "/offre?page=2", author: user.name });
  const params = { id: draft.id };
  const english = { title_en: "Open day", text_en: "On Saturday." };
  const body = { ...announcementFields(), ...english, channel: "app" as const, link: null };
  const { body: changed } = await browser.call(api.updateAnnouncement, { params, body });
  expect(changed.data).toMatchObject({ ...english, channel: "app", link: null });
  expect((await browser.call(api.getAnnouncement, { params })).body.data).toEqual(changed.data);
  expect((await browser.call(api.deleteAnnouncement, { params })).status).toBe(200);
  expect((await browser.call(api.getAnnouncement, { params })).status).toBe(404);
  expect(await auditOf(draft.id)).toEqual([
    "announcement_created",
    "announcement_changed",
    "announcement_deleted",
  ]);
});

test("a change keeps fields that it does not contain, which another administrator may have changed", async () => {
  const { browser } = await writer();
  const { id } = await createDraft(browser, { link: "/offre" });
  const params = { id };
  const change = async (body: object) =>
    (await (await writer()).browser.call(api.updateAnnouncement, { params, body })).body;
  await change({ title_en: "Open day", text_en: "On Saturday." });
  const { data } = await change({ title_fr: "Journée d’accueil" });
  expect(data).toMatchObject({ title_fr: "Journée d’accueil", title_en: "Open day", link: "/offre" });
  expect(data.text_fr).toBe(announcementFields().text_fr);
  expect((await change({ text_en: "" })).errors).toEqual({ text_en: [expect.any(String)] });
  expect((await change({ audience: "groups" })).errors).toEqual({ group_ids: [expect.any(String)] });
});

test("rejects scheduling and sending by an administrator who has read an earlier text", async () => {
  const { browser } = await writer();
  // The recipients are a group: all students would include those of other tests.
  const { user } = await signedInStudent();
  const read = await createDraft(browser, { audience: "groups", group_ids: [await insertGroup(user)] });
  const params = { id: read.id };
  await browser.call(api.updateAnnouncement, { params, body: { title_fr: "Journée d’accueil" } });
  const send = (updated_at: string) => browser.call(api.sendAnnouncement, { params, body: { updated_at } });
  const schedule = (updated_at: string) =>
    browser.call(api.scheduleAnnouncement, { params, body: { send_at: inHours(24), updated_at } });
  expect((await send(read.updated_at)).body.code).toBe("announcement_edited");
  expect((await schedule(read.updated_at)).body.code).toBe("announcement_edited");
  const changed = (await browser.call(api.getAnnouncement, { params })).body.data;
  const scheduled = (await schedule(changed.updated_at)).body.data;
  expect(scheduled.status).toBe("scheduled");
  expect((await send(scheduled.updated_at)).body.data.status).toBe("sent");
});

test("rejects an incomplete or invalid announcement, with an error at its field", async () => {
  const { browser } = await writer();
  const fields = announcementFields();
  const write = (body: object) =>
    browser.call(api.createAnnouncement, { body: { ...fields, ...body } }).then(errorsOf);
  const at = (...names: string[]) => [
    422,
    Object.fromEntries(names.map((name) => [name, [expect.any(String)]])),
  ];
  expect(await write({ title_fr: " ", text_fr: "" })).toEqual(at("title_fr", "text_fr"));
  expect(await write({ title_en: "Open day" })).toEqual(at("text_en"));
  expect(await write({ text_en: "On Saturday" })).toEqual(at("title_en"));
  expect(await write({ audience: "groups" })).toEqual(at("group_ids"));
  expect(await write({ audience: "nobody", channel: "pigeon" })).toEqual(at("audience", "channel"));
  for (const link of ["https://elsewhere.invalid/", "//elsewhere.invalid", "javascript:alert(1)", "offre"])
    expect(await write({ link }), link).toEqual(at("link"));
  for (const link of ["/.//elsewhere.invalid", `${origin}//elsewhere.invalid`, "/api/logout"])
    expect(await write({ link }), link).toEqual(at("link"));
  // Each letter is stored as six characters.
  const search = (letters: number) => `/offre?q=${"é".repeat(letters)}`;
  expect(await write({ link: search(49) })).toEqual(at("link"));
  const { id, link } = await createDraft(browser, { link: search(48) });
  const title_fr = "Journée d’accueil";
  const renamed = await browser.call(api.updateAnnouncement, { params: { id }, body: { title_fr } });
  expect([link?.length, renamed.status, renamed.body.data?.link]).toEqual([297, 200, link]);
  const { user } = await signedInStudent();
  const [hidden, open] = [await insertGroup(user, { visibility: "hidden" }), await insertGroup(user)];
  expect(await write({ audience: "groups", group_ids: [open, hidden] })).toEqual(at("group_ids"));
  const draft = await createDraft(browser, { audience: "groups", group_ids: [open] });
  expect(draft.groups.map(({ id }) => id)).toEqual([open]);
});

test("a group that has become hidden is not named, receives nothing and does not prevent a change", async () => {
  const { browser } = await writer();
  const { user } = await signedInStudent();
  const [first, second] = [await insertGroup(user), await insertGroup((await signedInStudent()).user)];
  const draft = await createDraft(browser, { audience: "groups", group_ids: [first, second] });
  const params = { id: draft.id };
  const read = async () => {
    const { groups } = (await browser.call(api.getAnnouncement, { params })).body.data;
    const { total } = (await browser.call(api.countAnnouncementRecipients, { params })).body;
    return [groups.map(({ id }) => id).toSorted((a, b) => a - b), total];
  };
  expect(await read()).toEqual([[first, second], 2]);
  await sql`update groups set visibility = 'hidden' where id = ${first}`;
  expect(await read()).toEqual([[second], 1]);
  const body = announcementFields([second]);
  expect((await browser.call(api.updateAnnouncement, { params, body })).status).toBe(200);
});

test("offers groups by name in any case, with those of the draft first when there are too many to list", async () => {
  const { user, browser } = await writer();
  const [first, last] = [
    await insertGroup(user, { name: "! échecs" }),
    await insertGroup(user, { name: "zzz" }),
  ];
  const { id } = await createDraft(browser, { audience: "groups", group_ids: [last] });
  const inserted = await sql`insert into groups (name, description, visibility, owner_id)
    select '! Escalade', '', 'public', ${user.id} from generate_series(1, 2100) returning id`;
  try {
    const page = await (await browser.fetch(adminAnnouncementPath(id))).text();
    const positions = [last, first, inserted[0]?.id].map((group) =>
      page.indexOf(`\\"id\\":${group},\\"name\\"`),
    );
    expect(positions.every((position) => position > 0)).toBe(true);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  } finally {
    await sql`delete from groups where owner_id = ${user.id}`;
  }
});

test("schedules, changes the time and the text, and unschedules", async () => {
  const { browser } = await writer();
  const { id } = await createDraft(browser);
  const params = { id };
  const schedule = (send_at: string) => browser.call(api.scheduleAnnouncement, { params, body: { send_at } });
  for (const past of [inHours(-1), inHours(366 * 24), "2027-02-30T10:00", "2027-02-03"])
    expect(errorsOf(await schedule(past)), past).toEqual([422, { send_at: [expect.any(String)] }]);
  expect((await schedule(inHours(48))).body.data.status).toBe("scheduled");
  const at = inHours(72);
  const { data } = (await schedule(at)).body;
  expect(toSchoolTime(new Date(data.send_at ?? ""))).toBe(at);
  const body = { ...announcementFields(), title_fr: "Journée d’accueil" };
  expect((await browser.call(api.updateAnnouncement, { params, body })).body.data).toMatchObject({
    status: "scheduled",
    send_at: data.send_at,
    title_fr: "Journée d’accueil",
  });
  expect((await browser.call(api.deleteAnnouncement, { params })).body.code).toBe("announcement_not_draft");
  for (let times = 0; times < 2; times++)
    expect((await browser.call(api.unscheduleAnnouncement, { params })).body.data).toMatchObject({
      status: "draft",
      send_at: null,
    });
  expect((await browser.call(api.deleteAnnouncement, { params })).status).toBe(200);
});

test("a sent announcement cannot be changed, scheduled, sent again or deleted", async () => {
  const { user, browser } = await writer();
  const params = { id: await insertAnnouncement(user, { status: "sent" }) };
  const rejected = [
    await browser.call(api.updateAnnouncement, { params, body: announcementFields() }),
    await browser.call(api.scheduleAnnouncement, { params, body: { send_at: inHours(5) } }),
    await browser.call(api.unscheduleAnnouncement, { params }),
    await browser.call(api.sendAnnouncement, { params }),
  ];
  expect(rejected.map(({ body }) => body.code)).toEqual(Array(4).fill("announcement_sent"));
  expect((await browser.call(api.deleteAnnouncement, { params })).body.code).toBe("announcement_not_draft");
  const draft = { id: await insertAnnouncement(user) };
  expect((await browser.call(api.recallAnnouncement, { params: draft })).body.code).toBe(
    "announcement_not_sent",
  );
  expect((await browser.call(api.recallAnnouncement, { params })).body.data.status).toBe("recalled");
  expect((await browser.call(api.recallAnnouncement, { params })).body.code).toBe("announcement_not_sent");
});

test("recalls an announcement although its notifications take longer than the query timeout", async () => {
  const [{ user, browser }, reader] = [await writer(), await signedInStudent()];
  const id = await insertAnnouncement(user, { status: "sent", to: [reader.user] });
  const row = { user_id: reader.user.id, kind: "announcement", group_key: `announcement:${id}` };
  await sql`insert into notifications ${sql({ ...row, params: {} })}`;
  const { status } = await whileHeld(
    (tx) => tx`select from notifications where group_key = ${row.group_key} for update`,
    () => browser.call(api.recallAnnouncement, { params: { id } }),
  );
  expect(status).toBe(200);
  expect(await notificationKinds(reader.browser)).toEqual([]);
});

test("lists by state, and previews notification and email in both languages", async () => {
  const { user, browser } = await writer();
  const { id } = await createDraft(browser, {
    text_fr: "Prix <b>5 €</b> & plus.",
    title_en: "Open day",
    text_en: "On Saturday.",
  });
  const sent = await insertAnnouncement(user, { status: "sent" });
  const idsOf = async (query: object) =>
    (await browser.call(api.listAnnouncements, { query: { per_page: 100, ...query } })).body.data.map(
      (row) => row.id,
    );
  expect(await idsOf({})).toEqual(expect.arrayContaining([id, sent]));
  expect(await idsOf({ status: "sent" })).toContain(sent);
  expect(await idsOf({ status: "sent" })).not.toContain(id);
  const { fr, en } = (await browser.call(api.previewAnnouncement, { params: { id } })).body.data;
  expect([fr.notification, en.notification]).toEqual([
    { text: "Annonce\u00a0: Portes ouvertes", detail: "Prix <b>5 €</b> & plus." },
    { text: "Announcement: Open day", detail: "On Saturday." },
  ]);
  expect([fr.email.subject, en.email.subject]).toEqual(["Portes ouvertes", "Open day"]);
  expect(fr.email.html).toContain("Prix &lt;b&gt;5 €&lt;/b&gt; &amp; plus.");
});

test("only administrators read and write announcements", async () => {
  const { user, browser } = await writer();
  const params = { id: await insertAnnouncement(user) };
  expect((await browser.call(api.getAnnouncement, { params })).status).toBe(200);
  for (const other of [(await signedInStudent()).browser, await browserClient(await company())]) {
    expect((await other.call(api.getAnnouncement, { params })).status).toBe(403);
    expect((await other.call(api.listAnnouncements, {})).status).toBe(403);
    expect((await other.call(api.sendAnnouncement, { params })).status).toBe(403);
  }
});
