import { expect, test } from "vitest";
import * as api from "@/lib/announcements/contract";
import { announcementLimits } from "@/lib/announcements/limits";
import { markAnnouncementRead } from "@/lib/announcements/received-contract";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { listNotifications } from "@/lib/notifications/contract";
import en from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/validation.json" with { type: "json" };
import { announcementFields, createdAnnouncement, isCompleted } from "../../support/announcements";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { emailsTo } from "../../support/outbox";
import { admin, company, type Person, setClass, setRole, student, suspend } from "../../support/users";

const limits = { timeout: 60_000 };

type Student = Awaited<ReturnType<typeof signedInStudent>>;

const newClass = (level: string) => `${level} Systèmes ${crypto.randomUUID().slice(0, 8)}`;

async function inClass(name: string | null, user?: Person): Promise<Person> {
  const someone = user ?? (await student());
  await setClass(someone, name);
  return someone;
}

async function signedInClass(name: string): Promise<Student> {
  const one = await signedInStudent();
  await inClass(name, one.user);
  return one;
}

async function draftFor(class_names: string[], fields: object = {}) {
  const browser = await browserClient(await admin());
  const draft = await createdAnnouncement(browser, { audience: "classes", class_names, ...fields });
  return { browser, draft, params: { id: draft.id } };
}

const recipientsOf = async (id: number) =>
  (await sql`select user_id from announcement_recipients where announcement_id = ${id} order by user_id`).map(
    ({ user_id }): number => user_id,
  );
const completed = (id: number) =>
  expect.poll(() => isCompleted(id), { timeout: 30_000, interval: 250 }).toBe(true);
const receivedBy = async ({ user, browser }: Student) => [
  (await browser.call(listNotifications, {})).body.data.data.filter(({ kind }) => kind === "announcement")
    .length,
  (await emailsTo(user.email, "announcement")).length,
];

test(
  "reaches the active students of its classes in the application and by email, and nobody else",
  limits,
  async () => {
    const [first, second, third] = [newClass("L1"), newClass("L2"), newClass("L3")];
    const [ines, marc, other] = [
      await signedInClass(first),
      await signedInClass(second),
      await signedInClass(third),
    ];
    const without = await inClass(null);
    const firm = await inClass(first, await company());
    const teacher = await inClass(first);
    await setRole(teacher, "admin");
    const suspended = await inClass(first);
    await suspend(suspended);
    const deleted = await inClass(first);
    await sql`update users set deleted_at = now() where id = ${deleted.id}`;
    const { browser, draft, params } = await draftFor([second, first]);
    expect(draft).toMatchObject({ audience: "classes", class_names: [first, second], groups: [] });
    expect((await browser.call(api.countAnnouncementRecipients, { params })).body).toMatchObject({
      ...{ total: 2, by_app: 2, by_email: 2 },
    });
    await browser.call(api.sendAnnouncement, { params });
    await completed(draft.id);
    expect(await recipientsOf(draft.id)).toEqual([ines.user.id, marc.user.id]);
    expect(await Promise.all([ines, marc, other].map(receivedBy))).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    for (const { email } of [without, firm, teacher, suspended, deleted])
      expect(await emailsTo(email, "announcement")).toEqual([]);
    await ines.browser.call(markAnnouncementRead, { params });
    const { data } = (await browser.call(api.recallAnnouncement, { params })).body;
    const figures = { recipients_count: 2, read_count: 1 };
    expect(data).toMatchObject({ ...figures, status: "recalled", class_names: [first, second] });
    for (const one of [ines, marc]) expect((await receivedBy(one))[0]).toBe(0);
  },
);

test("goes by the application alone, or by email alone", limits, async () => {
  const name = newClass("L1");
  const ines = await signedInClass(name);
  for (const [channel, received] of [
    ["app", [1, 0]],
    ["email", [1, 1]],
  ] as const) {
    const { browser, draft, params } = await draftFor([name], { channel });
    await browser.call(api.sendAnnouncement, { params });
    await completed(draft.id);
    expect(await receivedBy(ines), channel).toEqual(received);
  }
});

test("reaches who is in the class when it is sent: not who left before or joins later", limits, async () => {
  const name = newClass("M1");
  const tomorrow = toSchoolTime(new Date(Date.now() + 86_400_000));
  const [ines, marc, zoe] = [await inClass(name), await inClass(name), await student()];
  const { browser, draft, params } = await draftFor([name]);
  await browser.call(api.scheduleAnnouncement, { params, body: { send_at: tomorrow } });
  await setClass(marc, newClass("M2"));
  await setClass(zoe, name);
  await sql`update announcements set send_at = now() where id = ${draft.id}`;
  await completed(draft.id);
  const late = await inClass(name);
  const next = await draftFor([name]);
  await next.browser.call(api.sendAnnouncement, { params: next.params });
  await completed(next.draft.id);
  expect(await recipientsOf(draft.id)).toEqual([ines.id, zoe.id]);
  expect(await recipientsOf(next.draft.id)).toEqual([ines.id, zoe.id, late.id]);
});

test("a class is the same whatever its case and accents, and is named once, as its students have it", async () => {
  const name = newClass("L3");
  const { id } = await inClass(name);
  const { browser, draft, params } = await draftFor([
    ` ${name.toUpperCase()} `,
    name.replace("è", "e"),
    name,
  ]);
  expect(draft.class_names).toEqual([name]);
  await sql`update users set class_name = ${name.toUpperCase()} where id = ${id}`;
  expect((await browser.call(api.countAnnouncementRecipients, { params })).body.total).toBe(1);
});

test("rejects no class, an unknown or empty one and too many, with a sentence at the field", async () => {
  const [user, name] = [await admin(), newClass("L1")];
  await inClass(name);
  await suspend(await inClass(`${name} bis`));
  const fields = { ...announcementFields(), audience: "classes" as const };
  for (const [locale, words] of [
    ["fr", fr],
    ["en", en],
  ] as const) {
    await sql`update users set locale = ${locale} where id = ${user.id}`;
    const browser = await browserClient(user);
    const write = (class_names: string[]) =>
      browser
        .call(api.createAnnouncement, { body: { ...fields, class_names } })
        .then(({ status, body }) => [status, body.errors]);
    const at = (message: string) => [422, { class_names: [message] }];
    expect(await write([])).toEqual(at(words.announcement_classes_required));
    expect(await write([name, newClass("L9")])).toEqual(at(words.announcement_class_unknown));
    expect(await write([`${name} bis`])).toEqual(at(words.announcement_class_unknown));
    expect(await write([" "])).toEqual(at(words.required));
    const many = Array.from({ length: announcementLimits.classes + 1 }, () => name);
    expect(await write(many)).toEqual(at(words.announcement_too_many_classes));
    expect((await write([name]))[0]).toBe(201);
  }
});

test("another audience has no classes, and a draft keeps those that nobody is in any more", async () => {
  const name = newClass("L1");
  const ines = await inClass(name);
  const { browser, params } = await draftFor([name]);
  await setClass(ines, null);
  expect((await browser.call(api.getAnnouncement, { params })).body.data.class_names).toEqual([name]);
  expect((await browser.call(api.sendAnnouncement, { params })).body.code).toBe(
    "announcement_without_recipients",
  );
  const body = { ...announcementFields(), class_names: [name] };
  const { data } = (await browser.call(api.updateAnnouncement, { params, body })).body;
  expect(data).toMatchObject({ audience: "students", class_names: [] });
  await setClass(ines, name);
  const again = { ...body, audience: "classes" as const };
  const { data: changed } = (await browser.call(api.updateAnnouncement, { params, body: again })).body;
  expect(changed).toMatchObject({ audience: "classes", class_names: [name] });
});

test("the database refuses the audience without classes, and classes of another audience", async () => {
  const insert = (audience: string, class_names: string[]) => {
    const row = { title_fr: "T", text_fr: "T", channel: "app", audience, class_names };
    return sql`insert into announcements ${sql(row)}`;
  };
  await expect(insert("classes", [])).rejects.toThrow("announcements_class_names_check");
  await expect(insert("students", ["L1"])).rejects.toThrow("announcements_class_names_check");
  await expect(insert("classes", ["L1"])).resolves.toBeDefined();
});

test("nobody but administrators writes to a class", async () => {
  const name = newClass("L1");
  const ines = await signedInClass(name);
  const body = { ...announcementFields(), audience: "classes" as const, class_names: [name] };
  for (const browser of [ines.browser, await browserClient(await company())])
    expect((await browser.call(api.createAnnouncement, { body })).status).toBe(403);
  const browser = await browserClient(await admin());
  expect((await browser.call(api.createAnnouncement, { body })).status).toBe(201);
});
