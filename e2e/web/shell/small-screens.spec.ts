import { studentPaths } from "@/lib/routes";
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test } from "../../support/browser";
import { requestFriend, signedInStudent } from "../../support/friends";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { admin, company, student } from "../../support/users";

const { applications, posts, search } = messages.en;
const feed = "/student/dashboard";

test("at 320 px no control of the top bar covers another", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const user of [await student(), await company(), await admin()]) {
    await signInAs(context, user, { locale: "fr" });
    await page.goto(`/${user.role}/dashboard`);
    const controls = page.getByRole("banner").locator("a:visible, button:visible, input:visible");
    const boxes = await controls.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).sort((a, b) => a.left - b.left),
    );
    expect(boxes.length).toBeGreaterThan(4);
    for (const [index, { right }] of boxes.entries())
      expect(boxes[index + 1]?.left ?? 320).toBeGreaterThanOrEqual(right);
  }
});

test("the panels of the composer and of the search are at most as wide as a phone of 360 px", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  await page.getByRole("button", { name: posts.compose.feeling }).click();
  const panel = page.getByRole("region", { name: posts.compose.feeling });
  await expect(panel).toBeInViewport({ ratio: 1 });
  for (const feeling of await panel.locator("label").all())
    await expect(feeling).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("combobox").click();
  await page.getByRole("button", { name: search.filters }).click();
  await expect(page.getByRole("region", { name: search.filters })).toBeInViewport({ ratio: 1 });
});

for (const locale of ["fr", "en"] as const)
  test(`on phones and tablets the actions on a student's profile are in one row, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { friends, profiles } = messages[locale];
    const other = await student();
    await signInAs(context, await student(), { locale });
    await page.goto(`${studentPaths.profile}/${other.id}`);
    const actions = [
      page.getByRole("button", { name: profiles.actions.write, exact: true }),
      page.getByRole("button", { name: friends.addName.replace("{name}", other.name) }),
      page.getByRole("button", { name: friends.options.replace("{name}", other.name) }),
    ];
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const boxes = await Promise.all(actions.map((action) => action.boundingBox()));
      const middles = boxes.map((box) => box && box.y + box.height / 2);
      expect(new Set(middles), `${width} px`).toHaveProperty("size", 1);
      await expectNoSidewaysScroll(page);
    }
  });

for (const locale of ["fr", "en"] as const)
  test(`on phones the two answers to a friend request on a profile are in one row, as are message and menu, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { friends, profiles } = messages[locale];
    const [{ user: sender, browser }, receiver] = [await signedInStudent(), await student()];
    await requestFriend(browser, receiver);
    await signInAs(context, receiver, { locale });
    await page.goto(`${studentPaths.profile}/${sender.id}`);
    const button = (name: string) =>
      page.getByRole("main").getByRole("button", { name: name.replace("{name}", sender.name), exact: true });
    const names = [friends.confirmName, friends.deleteName, profiles.actions.write, friends.options];
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 });
      const boxes = await Promise.all(names.map((name) => button(name).boundingBox()));
      const [accept, reject, write, menu] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
      expect([accept, write], `${width} px`).toEqual([reject, menu]);
      await expectNoSidewaysScroll(page);
    }
  });

test("on a phone in landscape, the query of a search is shown above its results", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const other = await student();
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  const searchBox = page.getByRole("banner").getByRole("combobox");
  await searchBox.fill(other.name);
  const results = page.getByRole("listbox", { name: search.results });
  await expect(results).toBeVisible();
  const [box, below] = [await searchBox.boundingBox(), await results.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(results).toBeInViewport({ ratio: 1 });
});

test("at a zoom of 400 % a dialog scrolls as a whole, to its last button", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const title = "Ingénierie des données";
  const { id } = await insertJob({ title });
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`${feed}/jobs/${id}`);
  await page.getByRole("button", { name: applications.apply.applyTo.replace("{title}", title) }).click();
  const submit = page.getByRole("dialog").getByRole("button", { name: applications.apply.submit });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});
