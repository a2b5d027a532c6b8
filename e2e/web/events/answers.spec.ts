import { studentPaths } from "@/lib/routes";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { messages } from "../../support/messages";
import { admin, student } from "../../support/users";

const en = messages.en.events;

test("withdraws an answer after the one that is being sent", async ({ page, context }) => {
  const zoe = await student();
  const id = await insertEvent(await admin());
  await insertEventAnswer(id, zoe, "yes");
  await signInAs(context, zoe, { locale: "en" });
  const methods: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/events/${id}/answer`, async (route) => {
    methods.push(route.request().method());
    await released;
    await route.continue();
  });
  await page.goto(`${studentPaths.events}/${id}`);
  await page.getByRole("button", { name: en.answers.no, exact: true }).click();
  await page.getByRole("button", { name: en.withdraw }).click();
  await expect.poll(() => methods).toEqual(["PUT"]);
  release();
  await expect(page.getByRole("button", { name: en.withdraw })).toHaveCount(0);
  await expect.poll(() => methods).toEqual(["PUT", "DELETE"]);
  expect(await sql`select user_id from event_answers where event_id = ${id}`).toEqual([]);
});
