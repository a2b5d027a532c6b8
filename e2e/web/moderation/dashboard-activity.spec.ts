import { adminsChannel } from "@/lib/core/realtime/channels";
import { adminPaths, adminUserPath } from "@/lib/routes";
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { appOfSpec } from "../../support/app-of-spec";
import {
  addSession,
  expect,
  test,
  viewports,
  waitForFrame,
  waitForSubscription,
} from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { type InstanceUser, signInAdmin, signInStudents } from "../../support/instance-users";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";

// A separate application: other tests would push the expected entries out of the ten newest, and refresh the list at any time.
const app = appOfSpec();
test.describe.configure({ mode: "serial" });

const longTimeout = { timeout: 20_000 };

for (const [locale, device, input] of inputFlows)
  test(`the open dashboard shows new activity, and links to it, by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].moderation;
    const { activate } = actionsBy(input);
    const figures = Object.entries(t.figures).filter(
      ([name]) => !name.endsWith("Meaning") && name !== "title",
    );
    expect(figures).toHaveLength(8);
    const [author, reporter] = (await signInStudents(app.origin, app.sql, 2)) as [InstanceUser, InstanceUser];
    const [post] = await app.sql`
      insert into posts (user_id, content) values (${author.id}, 'Bonjour') returning id`;
    await app.sql`insert into comments (post_id, author_name, author_email, content, status)
      values (${post?.id}, ${"a".repeat(60)}, 'visitor@test.invalid', ${"a".repeat(300)}, 'pending')`;
    await page.setViewportSize(viewports[device]);
    const { cookie } = await signInAdmin(app.origin, app.sql);
    await addSession(context, cookie, { locale, url: app.origin });
    const subscribed = waitForSubscription(page, adminsChannel);
    await page.goto(app.origin + adminPaths.home);
    await expectNoSidewaysScroll(page);
    for (const [name, label] of figures) {
      const figure = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
      await expect(figure).toContainText(t.figures[`${name}Meaning` as keyof typeof t.figures]);
      await expect(figure.getByRole("link")).toHaveAttribute("href", /^\/admin\/dashboard\/./);
    }
    await subscribed;
    const name = `Zoé ${randomKey()}`;
    await app.sql`update users set name = ${name} where id = ${reporter.id}`;
    const reported = await reporter.call("POST", `/api/posts/${post?.id}/report`, { reason: "Insultes" });
    expect(reported.status).toBe(201);
    await expect(page.getByText(t.activity.report.replace("{name}", name))).toBeVisible(longTimeout);

    const refresh = page.getByRole("button", { name: t.refresh });
    await context.setOffline(true);
    await activate(refresh);
    // A toast shows the error as well.
    await expect(page.getByRole("main").getByText(messages[locale].ui.unreachable)).toBeVisible();
    await context.setOffline(false);

    const [{ id }] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
    await app.sql`update users set name = ${name} where id = ${id}`;
    await activate(refresh);
    const signedUp = page.locator(`a[href="${adminUserPath(id)}"]`);
    await expect(signedUp).toContainText(t.activity.user.replace("{name}", name));
    await activate(signedUp);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

test("the open dashboard stays without a network, and later shows what happened meanwhile", async ({
  page,
  context,
}) => {
  const t = messages.en.moderation;
  const [author, reporter] = (await signInStudents(app.origin, app.sql, 2)) as [InstanceUser, InstanceUser];
  const name = `Léa ${randomKey()}`;
  await app.sql`update users set name = ${name} where id = ${reporter.id}`;
  const [post] = await app.sql`
    insert into posts (user_id, content) values (${author.id}, 'Bonjour') returning id`;
  const { cookie } = await signInAdmin(app.origin, app.sql);
  await addSession(context, cookie, { locale: "en", url: app.origin });
  const subscribed = waitForSubscription(page, adminsChannel);
  const notified = waitForFrame(page, "activity:created");
  await page.goto(app.origin + adminPaths.home);
  await subscribed;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  const reported = await reporter.call("POST", `/api/posts/${post?.id}/report`, { reason: "Insultes" });
  expect(reported.status).toBe(201);
  await notified;
  await context.setOffline(true);
  await page.clock.runFor(5000);
  await context.setOffline(false);
  await page.clock.resume();
  await expect(page.getByText(t.activity.report.replace("{name}", name))).toBeVisible(longTimeout);
});
