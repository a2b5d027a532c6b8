import { scheduleAnnouncement, updateAnnouncement } from "@/lib/announcements/contract";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { adminAnnouncementPath } from "@/lib/routes";
import en from "@/messages/en/announcements.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { createDraft } from "../../support/announcements";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { admin } from "../../support/users";

const tomorrow = () => toSchoolTime(new Date(Date.now() + 86_400_000));

test("two administrators each change only the fields that they edit, and cannot send or schedule an unread edit", async ({
  page,
  context,
}) => {
  const [nadia, omar] = [await admin(), await browserClient(await admin())];
  const { id } = await createDraft(omar);
  const params = { id };
  await signInAs(context, nadia, { locale: "en" });
  await page.goto(adminAnnouncementPath(id));
  await page.getByLabel(en.form.textField, { exact: true }).fill("Dimanche.");
  await omar.call(updateAnnouncement, { params, body: { title_fr: "Journée d’accueil" } });
  await page.getByRole("button", { name: en.form.save, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Journée d’accueil" })).toBeVisible();
  await expect(page.getByLabel(en.form.textField, { exact: true })).toHaveValue("Dimanche.");

  await omar.call(updateAnnouncement, { params, body: { title_fr: "Journée ouverte" } });
  await page.getByRole("button", { name: en.send, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Send/ }).click();
  await expect(dialog.getByText(errors.announcement_edited)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Journée ouverte" })).toBeVisible();

  await page.getByRole("button", { name: en.schedule, exact: true }).click();
  await dialog.getByLabel(en.scheduleField).fill(tomorrow());
  await omar.call(updateAnnouncement, { params, body: { title_fr: "Journée des lycéens" } });
  await dialog.getByRole("button", { name: en.schedule, exact: true }).click();
  await expect(dialog.getByText(errors.announcement_edited)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Journée des lycéens" })).toBeVisible();

  await page.getByRole("button", { name: en.delete, exact: true }).click();
  const body = { send_at: tomorrow() };
  await omar.call(scheduleAnnouncement, { params, body });
  await dialog.getByRole("button", { name: en.delete, exact: true }).click();
  await expect(dialog.getByText(errors.announcement_not_draft)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(en.status.scheduled, { exact: true })).toBeVisible();
});

test("a draft of an announcement that another administrator has changed since shows a message, and can be cancelled", async ({
  page,
  context,
}) => {
  const omar = await browserClient(await admin());
  const { id } = await createDraft(omar);
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(adminAnnouncementPath(id));
  const [text, message] = [
    page.getByLabel(en.form.textField, { exact: true }),
    page.getByText(ui.outdatedDraft),
  ];
  await text.fill("Dimanche.");
  await page.reload();
  await expect(text).toHaveValue("Dimanche.");
  await expect(message).toHaveCount(0);
  await omar.call(updateAnnouncement, { params: { id }, body: { text_fr: "Samedi." } });
  await page.reload();
  await expect(message).toBeVisible();
  await expect(text).toHaveValue("Dimanche.");
  await page.getByRole("button", { name: ui.cancel, exact: true }).click();
  await expect(message).toHaveCount(0);
  await expect(text).toHaveValue("Samedi.");
});

test("an announcement that was sent meanwhile can be neither scheduled nor unscheduled, and the page shows it", async ({
  page,
  context,
}) => {
  const [nadia, omar] = [await admin(), await browserClient(await admin())];
  const [draft, scheduled] = [await createDraft(omar), await createDraft(omar)];
  const body = { send_at: tomorrow() };
  await omar.call(scheduleAnnouncement, { params: { id: scheduled.id }, body });
  const markSent = ({ id }: typeof draft) => sql`update announcements
    set status = 'sent', send_at = null, sent_at = now(), completed_at = now() where id = ${id}`;
  const sent = page.getByText(en.status.sent, { exact: true });
  await signInAs(context, nadia, { locale: "en" });

  await page.goto(adminAnnouncementPath(draft.id));
  await page.getByRole("button", { name: en.schedule, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en.scheduleField).fill(tomorrow());
  await markSent(draft);
  await dialog.getByRole("button", { name: en.schedule, exact: true }).click();
  await expect(dialog.getByText(errors.announcement_sent)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sent).toBeVisible();

  await page.goto(adminAnnouncementPath(scheduled.id));
  const unschedule = page.getByRole("button", { name: en.unschedule, exact: true });
  await expect(unschedule).toBeVisible();
  await markSent(scheduled);
  await unschedule.click();
  await expect(page.getByText(errors.announcement_sent).first()).toBeVisible();
  await expect(sent).toBeVisible();
});
