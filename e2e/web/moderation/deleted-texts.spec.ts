import { adminPaths } from "@/lib/routes";
import messages from "@/messages/fr/moderation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertAssignment, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { admin } from "../../support/users";

const { queue } = messages;

test("of a text that its author has deleted, a moderator sees the excerpt and only measures on the author", async ({
  page,
  context,
}) => {
  const moderator = await admin();
  const { id } = await insertPost({ content: "Un texte blessant" });
  await insertReport("post", id);
  await insertAssignment(moderator, "post", id);
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const item = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
  const button = (action: "hide" | "delete" | "warn" | "suspend") =>
    item.getByRole("button", { name: queue.actions[action] });
  await expect(button("hide")).toBeVisible();
  await expect(item.getByText(queue.deletedSince)).toHaveCount(0);
  await sql`update posts set status = 'deleted' where id = ${id}`;
  await sql`delete from moderation_assignments where subject_type = 'post' and subject_id = ${id}`;
  await insertAssignment(moderator, "post", id);
  await page.reload();
  await expect(item.getByText(queue.deletedSince)).toBeVisible();
  await expect(item).toContainText("Un texte blessant");
  for (const action of ["hide", "delete"] as const) await expect(button(action)).toHaveCount(0);
  await expect(item.getByRole("link", { name: queue.open })).toHaveCount(0);
  for (const action of ["warn", "suspend"] as const) await expect(button(action)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
