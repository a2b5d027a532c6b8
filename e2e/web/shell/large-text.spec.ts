import type { Page } from "@playwright/test";
import { adminPaths, authPaths, companyPaths, indexedPaths, studentPaths } from "@/lib/routes";
import applications from "@/messages/en/applications.json" with { type: "json" };
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, setLocale, signInAs, test, viewports } from "../../support/browser";
import { chattingFriends, insertMessage } from "../../support/chat";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";

// Sets the browser's default font size to 32 px instead of 16, which media queries take into account.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    }),
  viewport: viewports.phone,
});

test("a student reads each page on a phone with text twice as large", async ({ page, context }) => {
  test.slow();
  const { ines, marc, id } = await chattingFriends();
  await insertMessage(
    id,
    marc.user,
    "Tu viens à la répétition de la chorale demain soir, après le cours de réseaux ?",
  );
  const application = await insertApplication((await insertJob()).id, { by: ines.user });
  await signInAs(context, ines.user, { locale: "fr" });
  const { jobSearches: _, ...paths } = studentPaths;
  await expectReadable(page, [
    ...Object.values(paths),
    `${paths.chat}?conversation=${id}`,
    `${paths.applications}/${application.id}`,
  ]);
});

test("a company reads each page on a phone with text twice as large", async ({ page, context }) => {
  test.slow();
  const owner = await company();
  await insertApplication((await insertJob({ by: owner })).id);
  await signInAs(context, owner, { locale: "fr" });
  await expectReadable(page, Object.values(companyPaths));
});

test("an administrator reads each page on a phone with text twice as large", async ({ page, context }) => {
  test.slow();
  await signInAs(context, await admin(), { locale: "fr" });
  await expectReadable(
    page,
    Object.values(adminPaths).filter((path) => !path.includes("#")),
  );
});

test("a visitor reads each page on a phone with text twice as large", async ({ page, context }) => {
  test.slow();
  await setLocale(context, "fr");
  const { login, signup, companySignup, forgotPassword } = authPaths;
  await expectReadable(page, [...indexedPaths, login, signup, companySignup, forgotPassword]);
});

test("a dialog with text twice as large scrolls to its last button", async ({ page, context }) => {
  const title = "Ingénierie des données";
  const { id } = await insertJob({ title });
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`${studentPaths.jobs}/${id}`);
  await page.getByRole("button", { name: applications.apply.applyTo.replace("{title}", title) }).click();
  const submit = page.getByRole("dialog").getByRole("button", { name: applications.apply.submit });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

/** Expects that no page scrolls sideways or cuts a text. */
async function expectReadable(page: Page, paths: string[]): Promise<void> {
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const problem of await page.evaluate(problemsOfPage)) problems.push(`${path}: ${problem}`);
  }
  expect(problems).toEqual([]);
}

/** Runs in the page. Initials may be cut, because the name is beside them; clamped texts show their beginning at any size. */
function problemsOfPage(): string[] {
  const excess = document.documentElement.scrollWidth - innerWidth;
  const isCut = (element: Element) => {
    const { overflowX, webkitLineClamp } = getComputedStyle(element);
    const isHidden = element.clientWidth <= 1 || !element.checkVisibility();
    if (isHidden || overflowX !== "hidden" || webkitLineClamp !== "none") return false;
    return element.scrollWidth > element.clientWidth + 1 && !element.matches(".avatar, input, svg");
  };
  const cut = [...document.body.querySelectorAll("*")].filter(isCut);
  return [
    ...(excess > 0 ? [`scrolls sideways by ${excess} px`] : []),
    ...cut.map(({ textContent }) => `cuts “${textContent?.trim()}”`),
  ];
}
