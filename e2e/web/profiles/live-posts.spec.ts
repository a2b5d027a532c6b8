import { membersChannel } from "@/lib/core/realtime/channels";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { interruptible } from "../../support/interruption";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

test("a profile loads posts, edits and deletions made while the connection was down", async ({
  context,
  page,
}) => {
  const author = await student();
  const [edited, deleted] = [
    await insertPost({ by: author, content: "Avant" }),
    await insertPost({ by: author, content: "Effacé" }),
  ];
  const { subscribed, interrupt } = await interruptible(page, membersChannel);
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/student/dashboard/profile/${author.id}`);
  await subscribed;
  const cards = page.locator("#posts").getByRole("article");
  await expect(cards).toHaveCount(2);
  // Changes posts without an event, as during the gap.
  await sql`update posts set content = 'Après' where id = ${edited.id}`;
  await sql`delete from posts where id = ${deleted.id}`;
  await insertPost({ by: author, content: "Pendant" });
  await interrupt();
  await expect(cards.filter({ hasText: "Pendant" })).toBeVisible({ timeout: 20_000 });
  await expect(cards.filter({ hasText: "Après" })).toBeVisible();
  await expect(cards).toHaveCount(2);
});
