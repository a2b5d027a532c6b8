import { expect, test } from "vitest";
import * as api from "@/lib/announcements/contract";
import { announcementLimits } from "@/lib/announcements/limits";
import { announcementFields } from "../../support/announcements";
import { browserClient } from "../../support/api";
import {
  draftForClasses,
  newClass,
  setClass,
  signedInStudentOfClass,
  studentOfClass,
} from "../../support/classes";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { admin, company, suspend } from "../../support/users";

test("matches class names in any case and accents, and stores each once with the spelling of the accounts", async () => {
  const name = newClass("L3");
  const { id } = await studentOfClass(name);
  const { browser, draft, params } = await draftForClasses([
    ` ${name.toUpperCase()} `,
    name.replace("è", "e"),
    name,
  ]);
  expect(draft.class_names).toEqual([name]);
  await sql`update users set class_name = ${name.toUpperCase()} where id = ${id}`;
  expect((await browser.call(api.countAnnouncementRecipients, { params })).body.total).toBe(1);
});

test("rejects no class, an unknown or empty one and too many, with a message at the field", async () => {
  const [user, name] = [await admin(), newClass("L1")];
  await studentOfClass(name);
  await suspend(await studentOfClass(`${name} bis`));
  const fields = { ...announcementFields(), audience: "classes" as const };
  for (const [locale, words] of [
    ["fr", messages.fr.validation],
    ["en", messages.en.validation],
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

test("another audience has no classes, and a draft keeps classes that no longer have students", async () => {
  const name = newClass("L1");
  const ines = await studentOfClass(name);
  const { browser, params } = await draftForClasses([name]);
  await setClass(ines, null);
  expect((await browser.call(api.getAnnouncement, { params })).body.data.class_names).toEqual([name]);
  expect((await browser.call(api.sendAnnouncement, { params })).body.code).toBe(
    "announcement_without_recipients",
  );
  await setClass(ines, name);
  const body = { ...announcementFields(), class_names: [name] };
  const { data } = (await browser.call(api.updateAnnouncement, { params, body })).body;
  expect(data).toMatchObject({ audience: "students", class_names: [] });
  const again = { ...body, audience: "classes" as const };
  const { data: changed } = (await browser.call(api.updateAnnouncement, { params, body: again })).body;
  expect(changed).toMatchObject({ audience: "classes", class_names: [name] });
});

test("the database rejects the audience without classes, and classes of another audience", async () => {
  const insert = (audience: string, class_names: string[]) => {
    const row = { title_fr: "T", text_fr: "T", channel: "app", audience, class_names };
    return sql`insert into announcements ${sql(row)}`;
  };
  await expect(insert("classes", [])).rejects.toThrow("announcements_class_names_check");
  await expect(insert("students", ["L1"])).rejects.toThrow("announcements_class_names_check");
  await expect(insert("classes", ["L1"])).resolves.toBeDefined();
});

test("only administrators send announcements to a class", async () => {
  const name = newClass("L1");
  const ines = await signedInStudentOfClass(name);
  const body = { ...announcementFields(), audience: "classes" as const, class_names: [name] };
  for (const browser of [ines.browser, await browserClient(await company())])
    expect((await browser.call(api.createAnnouncement, { body })).status).toBe(403);
  const browser = await browserClient(await admin());
  expect((await browser.call(api.createAnnouncement, { body })).status).toBe(201);
});
