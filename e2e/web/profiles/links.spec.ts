import type { Locator } from "@playwright/test";
import { expect, signInAs, test } from "../../support/browser";
import { insertMessage } from "../../support/chat";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { befriend, signedInStudent } from "../../support/friends";
import { startGroupConversation } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, company, student, type TestUser } from "../../support/users";

/** Expects that the name and the image are links; the image is for the pointer only. */
async function expectProfileLinks(part: Locator, { name }: TestUser, path: string) {
  await expect(part.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", path);
  await expect(part.locator(`a[href="${path}"][aria-hidden="true"]`).first()).toBeVisible();
}

test("names and images link to the profile wherever students are listed", async ({ context, page }) => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent(`Marc ${crypto.randomUUID()}`)];
  const conversation = await startGroupConversation(ines, [marc]);
  await insertMessage(conversation, marc.user, "Bonjour");
  const sender = await student();
  await sql`insert into friend_requests (sender_id, receiver_id) values (${sender.id}, ${ines.user.id})`;
  const group = await insertGroup(ines.user);
  await insertMember(group, marc.user);
  const event = await insertEvent(ines.user, { group });
  await insertEventAnswer(event, marc.user, "yes");
  const { id } = await insertPost({ by: marc.user });
  await insertComment({ by: marc.user, on: id });
  await signInAs(context, ines.user, { locale: "en" });
  const path = `/student/dashboard/profile/${marc.user.id}`;
  for (const locator of [
    `/posts/${id}`,
    "/student/dashboard/friends",
    `/student/dashboard/group/${group}/members`,
    `/student/dashboard/events/${event}`,
  ]) {
    await page.goto(locator);
    await expectProfileLinks(page.getByRole("main"), marc.user, path);
  }
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Friend requests/ })
    .click();
  const panel = page.getByRole("banner").getByRole("region", { name: "Friend Request" });
  await expectProfileLinks(panel, sender, `/student/dashboard/profile/${sender.id}`);
  await page.goto(`/student/dashboard/chat?conversation=${conversation}`);
  await page.getByRole("article").getByRole("link", { name: marc.user.name }).click();
  await expect(page).toHaveURL(path);
});

test("an administrator opens the author from posts and comments", async ({ context, page }) => {
  const content = randomKey();
  const { id, by } = await insertPost({ content });
  await insertComment({ by, on: id, content });
  await signInAs(context, await admin(), { locale: "en" });
  for (const list of ["content", "content/comments"]) {
    await page.goto(`/admin/dashboard/${list}?search=${content}`);
    await expectProfileLinks(page.getByRole("main"), by, `/admin/dashboard/users/${by.id}`);
  }
});

test("a company sees names in a post without links to profiles that it may not open", async ({
  context,
  page,
}) => {
  const [recruiter, author] = [await company(), await student()];
  const { id } = await insertPost({ by: author });
  await insertComment({ by: author, on: id });
  await insertComment({ by: recruiter, on: id });
  await signInAs(context, recruiter, { locale: "en" });
  await page.goto(`/posts/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(author.name, { exact: true })).toHaveCount(2);
  await expect(main.getByRole("link", { name: author.name })).toHaveCount(0);
  const own = `/company/dashboard/applicants/${recruiter.id}`;
  await expect(main.getByRole("link", { name: recruiter.name })).toHaveAttribute("href", own);
  expect((await page.request.get(own)).status()).toBe(200);
});

for (const isFriend of [true, false])
  test(`a student opens a conversation from the profile of ${isFriend ? "a friend" : "another student"}`, async ({
    page,
    context,
  }) => {
    const [ines, marc] = [await student(), await student()];
    if (isFriend) await befriend(ines, marc);
    await signInAs(context, ines, { locale: "en" });
    await page.goto(`/student/dashboard/profile/${marc.id}`);
    await page.getByRole("button", { name: messages.en.profiles.actions.write, exact: true }).click();
    await expect(page).toHaveURL(/\/student\/dashboard\/chat\?conversation=\d+$/);
    await expect(page.getByRole("link", { name: marc.name }).first()).toBeVisible();
  });
