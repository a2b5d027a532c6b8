import { createPost } from "@/lib/posts/contract";
import events from "@/messages/fr/events.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { insertMessage } from "../../support/chat";
import { insertEvent } from "../../support/events";
import { imageFile } from "../../support/images";
import { openChat, twoFriends } from "../../support/open-chat";
import { applicantOfCompany } from "../../support/recruiters";
import { admin, student } from "../../support/users";

test("a post prints its photo, without controls and the skip link", async ({ page, context }) => {
  const anna = await student();
  const body = new FormData();
  body.append("content", "Une photo");
  body.append("images[]", await imageFile());
  const { data } = (await (await browserClient(anna)).call(createPost, { body })).body;
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${data.id}`);
  const photo = page.getByRole("article").first().locator("img.bg-wash");
  const skip = page.getByRole("link", { name: ui.skip });
  await expect(skip).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(photo).toBeVisible();
  await expect(skip).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(1);
  const time = page.getByRole("article").first().locator("time").first();
  const printed = await time.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toContain(await time.getAttribute("title"));
});

test("an event prints its details, without the answer buttons and the calendar link", async ({
  page,
  context,
}) => {
  const id = await insertEvent(await admin(), { title: "Portes ouvertes" });
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/student/dashboard/events/${id}`);
  const title = page.getByRole("heading", { name: "Portes ouvertes" });
  const question = page.getByRole("heading", { name: events.question });
  const calendar = page.getByRole("link", { name: events.download });
  await expect(question).toBeVisible();
  await expect(calendar).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(title).toBeVisible();
  await expect(question).toBeHidden();
  await expect(calendar).toBeHidden();
});

test("the list and the board of applications print the students' names", async ({ page, context }) => {
  const { owner, applicant } = await applicantOfCompany();
  await signInAs(context, owner, { locale: "fr" });
  for (const view of ["list", "board"]) {
    await page.goto(`/company/dashboard/applications?view=${view}`);
    const name = page.getByRole("main").getByText(applicant.name).first();
    await expect(name).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(name).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});

for (const [locale, fullDate] of [
  ["fr", /^\p{L}+ \d+(er)? \p{L}+ \d{4}.* \d\d:\d\d$/u],
  ["en", /^\w+,? \d+ \w+ \d{4}.* \d\d:\d\d$/],
] as const)
  test(`a message shows its full date on hover, and prints it, in ${locale}`, async ({ page, context }) => {
    const { ines, marc, id } = await twoFriends();
    await insertMessage(id, marc, "Bonjour");
    await openChat(context, page, ines, locale, id);
    const time = page.getByRole("article").filter({ hasText: "Bonjour" }).locator("time");
    await expect(time).toHaveAttribute("title", fullDate);
    await page.emulateMedia({ media: "print" });
    const printed = await time.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(printed).toContain(await time.getAttribute("title"));
  });
