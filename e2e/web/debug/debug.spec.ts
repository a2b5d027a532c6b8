import { testChannel } from "@/lib/core/realtime/channels";
import siteEn from "@/messages/en/site.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, setLocale, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { admin, student } from "../../support/users";

const { test: list, websocket } = siteEn;

test("the test page shows its connection, logs and lists an event", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await setLocale(context, "en");
  const subscribed = waitForSubscription(page, testChannel);
  await page.goto("/websocket");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("WebSocket");
  await expect(page.getByText(websocket.connected)).toBeVisible();
  await subscribed;
  await expect(page.getByRole("button", { name: websocket.send })).toHaveCount(0);

  const adminContext = await browser.newContext({ baseURL: baseURL ?? "" });
  await signInAs(adminContext, await admin(), { locale: "en" });
  const adminPage = await adminContext.newPage();
  await adminPage.goto("/websocket");
  const text = `Bonjour ${crypto.randomUUID()}`;
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("TestEvent"));
  await adminPage.getByLabel(websocket.message).fill(text);
  await adminPage.getByRole("button", { name: websocket.send }).click();
  await expect(page.getByText(text)).toBeVisible();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({ text });
  await adminContext.close();
});

test("only an admin sees users on the test page", async ({ page, context }) => {
  const [user, administrator] = [await student(), await admin()];
  await signInAs(context, user, { locale: "en" });
  await page.goto("/test");
  await expect(page.getByRole("heading", { name: list.title })).toBeVisible();
  const names = page.getByRole("table", { name: list.title }).getByRole("columnheader");
  await expect(names).toHaveText(["ID", "Name", "Email", "Role", "Status"]);
  await expect(page.getByRole("cell")).toHaveText([list.notForYou]);
  await page.getByRole("link", { name: "My dashboard" }).click();
  await expect(page).toHaveURL("/student/dashboard");
  await signInAs(context, administrator, { locale: "en" });
  await page.goto(`/test?after=${user.id - 1}`);
  await expect(names).toHaveCount(5);
  const rowOf = (user: { email: string }) => page.getByRole("row").filter({ hasText: user.email });
  await expect(rowOf(user)).toContainText(list.roles.student);
  const badge = (user: { email: string }, word: string) => rowOf(user).getByText(word, { exact: true });
  await expect(badge(administrator, list.roles.admin)).toHaveClass(/bg-info-soft/);
  await expect(badge(user, list.roles.student)).toHaveClass(/bg-wash/);
});

for (const locale of ["fr", "en"] as const)
  for (const viewport of Object.values(viewports))
    for (const colorScheme of ["light", "dark"] as const)
      test(`both pages are accessible, in ${locale}, ${viewport.width} wide, ${colorScheme}`, async ({
        page,
        context,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize(viewport);
        await signInAs(context, await admin(), { locale });
        for (const path of ["/websocket", "/test"]) {
          await page.goto(path);
          await expectAccessible(page, { rules: "all" });
          await expectNoSidewaysScroll(page);
        }
      });
