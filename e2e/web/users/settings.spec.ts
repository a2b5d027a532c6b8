import words from "@/messages/en/settings.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { student } from "../../support/users";

test("the settings have an index, and show five sessions, then all", async ({ page, context }) => {
  const user = await student({ locale: "en" });
  await signInAs(context, user, { locale: "en" });
  await sql`insert into sessions (user_id, token_hash, expires_at, last_seen_at)
    select ${user.id}, gen_random_uuid()::text, now() + interval '1 day', now() - interval '1 hour'
    from generate_series(1, 6)`;
  await page.goto("/student/dashboard/settings");
  const links = page.getByRole("navigation", { name: ui.sections }).getByRole("link");
  await expect(links).toHaveText(
    await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
  );
  await links.filter({ hasText: words.password.title }).click();
  await expect(page).toHaveURL("/student/dashboard/settings#password");
  await expect(page.locator("h2:target")).toBeInViewport();

  const sessions = page.getByRole("list", { name: words.sessions.title }).getByRole("listitem");
  await expect(sessions).toHaveCount(5);
  await expect(sessions.first()).toContainText(words.sessions.current);
  await page.getByRole("button", { name: words.sessions.showAll.replace("{count}", "7") }).click();
  await expect(sessions).toHaveCount(7);
});
