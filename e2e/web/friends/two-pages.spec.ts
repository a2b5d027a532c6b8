import { studentPaths } from "@/lib/routes";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { befriend, requestFriend, signedInStudent } from "../../support/friends";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

const { friends, errors } = messages.fr;

// The row is deleted without an event, as if the page had missed it.
for (const answer of ["confirmName", "deleteName"] as const)
  test(`a friend request that was cancelled meanwhile disappears after an answer (${answer})`, async ({
    context,
    page,
  }) => {
    const [sender, receiver] = [await signedInStudent(), await student()];
    await requestFriend(sender.browser, receiver);
    await signInAs(context, receiver, { locale: "fr" });
    await page.goto(studentPaths.friends);
    const requests = page.getByRole("main").getByRole("list", { name: friends.requests });
    const button = requests.getByRole("button", {
      name: friends[answer].replace("{name}", sender.user.name),
    });
    await expect(button).toBeVisible();
    await sql`delete from friend_requests where receiver_id = ${receiver.id}`;
    await button.click();
    await expect(page.getByText(errors.not_found).first()).toBeVisible();
    await expect(requests).toHaveCount(0);
  });

test("a friend request that was accepted on another page counts as accepted", async ({ context, page }) => {
  const [sender, receiver] = [await signedInStudent(), await student()];
  await requestFriend(sender.browser, receiver);
  await signInAs(context, receiver, { locale: "fr" });
  await page.goto(studentPaths.friends);
  const requests = page.getByRole("main").getByRole("list", { name: friends.requests });
  const accept = requests.getByRole("button", {
    name: friends.confirmName.replace("{name}", sender.user.name),
  });
  await expect(accept).toBeVisible();
  // Without an event, as if the page had missed it.
  await sql`delete from friend_requests where receiver_id = ${receiver.id}`;
  await befriend(sender.user, receiver);
  await accept.click();
  await expect(page.getByText(friends.accepted)).toBeVisible();
  await expect(requests).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: sender.user.name }).first()).toBeVisible();
  await expect(page.getByText(errors.not_found)).toHaveCount(0);
});
