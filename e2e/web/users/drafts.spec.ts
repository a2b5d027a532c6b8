import type { BrowserContext, Page } from "@playwright/test";
import { expect, setLocale, signInAs, test, waitForHydration } from "../../support/browser";
import { sql } from "../../support/database";
import { groupsPath } from "../../support/group-pages";
import { insertGroup } from "../../support/groups";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, password, student, suspend, type TestUser } from "../../support/users";

const { groups, posts, shell, userManagement, users } = messages.en;

async function openAs(context: BrowserContext, page: Page, user: TestUser, path: string): Promise<void> {
  await signInAs(context, user, { locale: "en" });
  await page.goto(path);
}

/** Opens a dialog, types, and expects the text in it after Escape and reopening. */
async function expectDraftAfterEscape(page: Page, label: string, open: () => Promise<void>): Promise<void> {
  const box = page.getByRole("dialog").getByLabel(label);
  await open();
  await box.fill("A long explanation");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open();
  await expect(box).toHaveValue("A long explanation");
}

test("only their administrator sees drafts on a device that two share", async ({ context, page }) => {
  const [first, second, { id, name }] = [await admin(), await admin(), await student()];
  const reason = page.getByRole("dialog").getByLabel(userManagement.suspend.reason);
  for (const [viewer, stored] of [
    [first, ""],
    [second, ""],
    [first, "Insults"],
  ] as const) {
    await openAs(context, page, viewer, `/admin/dashboard/users/${id}`);
    await page.getByLabel(userManagement.statusOf.replace("{name}", name)).selectOption("suspended");
    await expect(reason).toHaveValue(stored);
    if (viewer === first) await reason.fill("Insults");
  }
});

test("signing out after the session has ended deletes the user's drafts", async ({ context, page }) => {
  const anna = await student();
  await openAs(context, page, anna, "/student/dashboard");
  const box = page.getByRole("textbox", { name: posts.compose.placeholder });
  await box.fill("In private");
  await expect(page.getByRole("button", { name: posts.compose.post, exact: true })).toBeEnabled();
  // Before that, any other call of the page would lead to the sign-in.
  await page.route("**/api/logout", async (route) => {
    await sql`delete from sessions where user_id = ${anna.id}`;
    await route.continue();
  });
  await page.getByRole("button", { name: shell.profile.label }).click();
  await page.getByRole("button", { name: shell.profile.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
  await openAs(context, page, anna, "/student/dashboard");
  await waitForHydration(box);
  await expect(box).toHaveValue("");
});

test("signing out deletes only that user's drafts", async ({ context, page }) => {
  const [anna, marc] = [await student(), await student()];
  const box = page.getByRole("textbox", { name: posts.compose.placeholder });
  const send = page.getByRole("button", { name: posts.compose.post, exact: true });
  for (const viewer of [anna, marc]) {
    await openAs(context, page, viewer, "/student/dashboard");
    await box.fill(`Of ${viewer.id}`);
    await expect(send).toBeEnabled();
  }
  await page.getByRole("button", { name: shell.profile.label }).click();
  await page.getByRole("button", { name: shell.profile.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
  await openAs(context, page, marc, "/student/dashboard");
  await waitForHydration(box);
  await expect(box).toHaveValue("");
  await openAs(context, page, anna, "/student/dashboard");
  await expect(box).toHaveValue(`Of ${anna.id}`);
});

test("a tab shows no drafts of a user who was signed in before", async ({ context, page }) => {
  const [anna, marc] = [await student(), await student()];
  const box = page.getByRole("textbox", { name: posts.compose.placeholder });
  await openAs(context, page, anna, "/student/dashboard");
  await box.fill("Of Anna");
  await expect(page.getByRole("button", { name: posts.compose.post, exact: true })).toBeEnabled();
  const other = await context.newPage();
  await openAs(context, other, marc, "/student/dashboard");
  await expect(box).toHaveValue("");
});

test("a visitor's comment survives a reload, only in their tab and until a sign-in", async ({
  context,
  page,
}) => {
  const { id } = await insertPost();
  await setLocale(context, "en");
  await page.goto(`/en/posts/${id}`);
  const box = page.getByLabel(posts.comments.label);
  await waitForHydration(box);
  await box.fill("Half a comment");
  await page.reload();
  await expect(box).toHaveValue("Half a comment");
  const other = await context.newPage();
  await other.goto(`/en/posts/${id}`);
  await waitForHydration(other.getByLabel(posts.comments.label));
  await expect(other.getByLabel(posts.comments.label)).toHaveValue("");
  await openAs(context, page, await student(), `/en/posts/${id}`);
  await waitForHydration(box);
  await expect(box).toHaveValue("");
});

for (const [path, label] of [
  ["/signup", users.signup.name],
  ["/signup/company", users.companySignup.company],
] as const)
  test(`what is typed at ${path} survives a reload in its tab, except the password and the consent`, async ({
    context,
    page,
  }) => {
    await setLocale(context, "en");
    await page.goto(path);
    const name = page.getByLabel(label, { exact: true });
    const secret = page.getByLabel(users.password, { exact: true });
    const terms = page.getByRole("checkbox");
    await waitForHydration(name);
    await name.fill("Anna Lac");
    await secret.fill(password);
    await terms.check();
    await page.reload();
    await waitForHydration(name);
    await expect(name).toHaveValue("Anna Lac");
    await expect(secret).toHaveValue("");
    await expect(terms).not.toBeChecked();
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).toContain("Anna Lac");
    expect(stored).not.toContain(password);
    const other = await context.newPage();
    await other.goto(path);
    await waitForHydration(other.getByLabel(label, { exact: true }));
    await expect(other.getByLabel(label, { exact: true })).toHaveValue("");
  });

test("an admin's edit of a group survives a reload", async ({ context, page }) => {
  const owner = await student();
  const id = await insertGroup(owner);
  await openAs(context, page, owner, `${groupsPath}/${id}/settings`);
  const box = page.getByLabel(groups.description, { exact: true });
  await waitForHydration(box);
  await box.fill("We meet on Tuesdays");
  await page.reload();
  await expect(box).toHaveValue("We meet on Tuesdays");
});

test("a report survives Escape", async ({ context, page }) => {
  const { id, by } = await insertPost();
  await openAs(context, page, await student(), `/en/posts/${id}`);
  await expectDraftAfterEscape(page, posts.report.reason, async () => {
    await page.getByRole("button", { name: posts.card.options.replace("{name}", by.name) }).click();
    await page.getByRole("menuitem", { name: posts.card.report }).click();
  });
});

test("the reason for new statuses of several users survives Escape", async ({ context, page }) => {
  const family = `Durand-${randomKey()}`;
  for (const first of ["Ada", "Bea"]) await student({ name: `${first} ${family}` });
  await openAs(context, page, await admin(), `/admin/dashboard/users?search=${family}`);
  await page.getByLabel(userManagement.selection.all).check();
  await expectDraftAfterEscape(page, userManagement.selection.reason, () =>
    page.getByRole("button", { name: userManagement.selection.action }).click(),
  );
});

test("the appeal of a suspended user survives Escape", async ({ context, page }) => {
  const user = await student();
  await suspend(user);
  await setLocale(context, "en");
  await page.goto("/login");
  await page.getByLabel(users.email).fill(user.email);
  await page.getByLabel(users.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: users.login.submit }).click();
  await expectDraftAfterEscape(page, users.appeal.label, () =>
    page.getByRole("button", { name: users.appeal.action, exact: true }).click(),
  );
});
