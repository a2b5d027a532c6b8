import type { ReportSubject } from "@/db/enums";
import { decisionLimits } from "@/lib/moderation/queue-contract";
import { postLimits } from "@/lib/posts/constants";
import { adminPaths } from "@/lib/routes";
import texts from "@/messages/fr/moderation.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { longNames } from "../../support/long-names";
import { insertAssignment } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student, type TestUser } from "../../support/users";

type Subject = readonly [subject_type: ReportSubject, subject_id: number];

/** Inserts texts of the maximum length; the reported ones are assigned to the moderator. */
async function longTexts() {
  const key = randomKey();
  const names = longNames(key, 120);
  const text = (length: number) => longNames(key, length);
  const [moderator, other] = [await admin({ name: names[1] }), await admin({ name: names[0] })];
  const authors = [await student({ name: names[0] }), await student({ name: names[1] })] as const;
  const reporters: TestUser[] = [];
  for (let index = 0; index < 12; index++) reporters.push(await student({ name: names[index % 2] }));
  const { id: postId } = await insertPost({ by: authors[0], content: text(postLimits.content)[1] });
  const { id: commentId } = await insertComment({
    ...{ by: authors[1], on: postId, content: text(postLimits.comment)[0] },
  });
  const messages = Array.from({ length: 5 }, (_, index) => ({
    ...{ sender_id: authors[index % 2]?.id, sender: names[index % 2], is_reported: index === 2 },
    content: text(2000)[index % 2],
  }));
  const subjects: Subject[] = [
    ["post", postId],
    ["comment", commentId],
    ["message", authors[0].id],
    ["profile", authors[1].id],
  ];
  for (const [subject_type, subject_id] of subjects) {
    const rows = reporters.map(({ id }, index) => ({
      ...{ reporter_id: id, subject_type, subject_id, reason: text(postLimits.reason)[index % 2] },
      excerpt: subject_type === "message" ? sql.json(messages as never) : null,
    }));
    await sql`insert into reports ${sql(rows)}`;
    await insertAssignment(moderator, subject_type, subject_id);
  }
  const decisions: number[] = [];
  for (const { id } of authors) {
    const { id: hidden } = await insertPost({ by: authors[0], status: "archived" });
    const rule = { rule: "spam", rule_text: sql.json({ fr: text(200)[0], en: text(200)[0] }) };
    const row = {
      ...{ ...rule, subject_type: "post", subject_id: hidden, author_id: id, moderator_id: other.id },
      ...{ action: "hide", explanation: text(decisionLimits.explanation)[1] },
      excerpt: text(postLimits.comment)[0],
    };
    const [inserted] = await sql`insert into moderation_decisions ${sql(row)} returning id`;
    decisions.push(inserted?.id);
  }
  await sql`update moderation_decisions set appeal = ${text(decisionLimits.appeal)[0]},
    appealed_at = now() - interval '1 year' where id = ${decisions[0] as number}`;
  return { key, moderator, authors, decisions };
}

test("the longest reports, appeals and decisions are presentable in every theme and width", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { key, moderator, authors, decisions } = await longTexts();
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const cards = page.getByRole("list", { name: texts.queue.listLabel, exact: true }).locator(":scope > li");
  await expect(cards).toHaveCount(4);
  await expectEveryDisplayVariant(page, "queue", { key });
  await page.goto(`${adminPaths.reports}?tab=appeals`);
  await expect(page.getByRole("heading", { level: 2, name: key }).first()).toBeVisible();
  await expectEveryDisplayVariant(page, "appeals", { key });
  for (const [index, author] of authors.entries()) {
    await context.clearCookies();
    await signInAs(context, author, { locale: "fr" });
    await page.goto(`/student/dashboard/decisions/${decisions[index]}`);
    await expect(page.getByRole("heading", { level: 1, name: texts.decision.title })).toBeVisible();
    await expectEveryDisplayVariant(page, `decision-${index}`, { key });
  }
});
