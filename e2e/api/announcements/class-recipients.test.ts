import { expect, test } from "vitest";
import * as api from "@/lib/announcements/contract";
import { markAnnouncementRead } from "@/lib/announcements/received-contract";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { listNotifications } from "@/lib/notifications/contract";
import {
  draftForClasses,
  newClass,
  setClass,
  signedInStudentOfClass,
  studentOfClass,
} from "../../support/classes";
import { sql } from "../../support/database";
import type { SignedInStudent } from "../../support/friends";
import { emailsTo } from "../../support/outbox";
import { waitUntilSent } from "../../support/sent-announcements";
import { company, setRole, student, suspend } from "../../support/users";

const limits = { timeout: 60_000 };

const recipientsOf = async (id: number) =>
  (await sql`select user_id from announcement_recipients where announcement_id = ${id} order by user_id`).map(
    ({ user_id }): number => user_id,
  );
const receivedBy = async ({ user, browser }: SignedInStudent) => [
  (await browser.call(listNotifications, {})).body.data.data.filter(({ kind }) => kind === "announcement")
    .length,
  (await emailsTo(user.email, "announcement")).length,
];

test("reaches only the active students of its classes, in the application and by email", limits, async () => {
  const [first, second, third] = [newClass("L1"), newClass("L2"), newClass("L3")];
  const [ines, marc, other] = [
    await signedInStudentOfClass(first),
    await signedInStudentOfClass(second),
    await signedInStudentOfClass(third),
  ];
  const without = await studentOfClass(null);
  const companyMember = await studentOfClass(first, await company());
  const teacher = await studentOfClass(first);
  await setRole(teacher, "admin");
  const suspended = await studentOfClass(first);
  await suspend(suspended);
  const deleted = await studentOfClass(first);
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  const { browser, draft, params } = await draftForClasses([second, first]);
  expect(draft).toMatchObject({ audience: "classes", class_names: [first, second], groups: [] });
  expect((await browser.call(api.countAnnouncementRecipients, { params })).body).toMatchObject({
    ...{ total: 2, by_app: 2, by_email: 2 },
  });
  await browser.call(api.sendAnnouncement, { params });
  await waitUntilSent(draft.id);
  expect(await recipientsOf(draft.id)).toEqual([ines.user.id, marc.user.id]);
  expect(await Promise.all([ines, marc, other].map(receivedBy))).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  for (const { email } of [without, companyMember, teacher, suspended, deleted])
    expect(await emailsTo(email, "announcement")).toEqual([]);
  await ines.browser.call(markAnnouncementRead, { params });
  const { data } = (await browser.call(api.recallAnnouncement, { params })).body;
  const figures = { recipients_count: 2, read_count: 1 };
  expect(data).toMatchObject({ ...figures, status: "recalled", class_names: [first, second] });
  for (const recipient of [ines, marc]) expect((await receivedBy(recipient))[0]).toBe(0);
});

test("is sent only in the application, or only by email", limits, async () => {
  const name = newClass("L1");
  const ines = await signedInStudentOfClass(name);
  for (const [channel, received] of [
    ["app", [1, 0]],
    ["email", [1, 1]],
  ] as const) {
    const { browser, draft, params } = await draftForClasses([name], { channel });
    await browser.call(api.sendAnnouncement, { params });
    await waitUntilSent(draft.id);
    expect(await receivedBy(ines), channel).toEqual(received);
  }
});

test(
  "reaches the students who are in the class when it is sent, not those who left before or join later",
  limits,
  async () => {
    const name = newClass("M1");
    const tomorrow = toSchoolTime(new Date(Date.now() + 86_400_000));
    const [ines, marc, zoe] = [await studentOfClass(name), await studentOfClass(name), await student()];
    const { browser, draft, params } = await draftForClasses([name]);
    await browser.call(api.scheduleAnnouncement, { params, body: { send_at: tomorrow } });
    await setClass(marc, newClass("M2"));
    await setClass(zoe, name);
    await sql`update announcements set send_at = now() where id = ${draft.id}`;
    await waitUntilSent(draft.id);
    const late = await studentOfClass(name);
    const next = await draftForClasses([name]);
    await next.browser.call(api.sendAnnouncement, { params: next.params });
    await waitUntilSent(next.draft.id);
    expect(await recipientsOf(draft.id)).toEqual([ines.id, zoe.id]);
    expect(await recipientsOf(next.draft.id)).toEqual([ines.id, zoe.id, late.id]);
  },
);
