import { userChannel } from "@/lib/core/realtime/channels";
import { acceptFriendRequest } from "@/lib/friends/contract";
import { studentPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { apply } from "../../support/applications";
import {
  expect,
  inEachVariant,
  signInAs,
  test,
  waitForHydration,
  waitForSubscription,
} from "../../support/browser";
import { sql } from "../../support/database";
import { openFeed } from "../../support/feed-page";
import { befriend } from "../../support/friends";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { contentOfSections, setAudiences, studentWithProfile } from "../../support/profiles";
import { company, student } from "../../support/users";

const en = messages.en.profiles;

test("a student fills in their profile, one section at a time", async ({ page, context }) => {
  const user = await student({ locale: "en" });
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard");
  await page.goto("/student/dashboard/profile");

  const editHeader = page.getByRole("button", { name: en.header.edit });
  await waitForHydration(editHeader);
  await editHeader.click();
  await expect(page.getByLabel(en.header.headline)).toBeFocused();
  await page.getByLabel(en.header.headline).fill("Designs bridges");
  await page.getByLabel(en.header.username).fill("a b");
  await page.getByRole("button", { name: en.form.save }).click();
  await expect(page.getByLabel(en.header.username)).toBeFocused();
  await expect(page.getByLabel(en.header.headline)).toHaveValue("Designs bridges");
  await page.getByLabel(en.header.username).fill(`zoe${user.id}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`@zoe${user.id}`)).toBeVisible();
  await expect(editHeader).toBeFocused();

  await page.getByRole("button", { name: en.addTo.replace("{section}", en.sections.skills) }).click();
  for (const skill of ["Concrete", "Steel", "Wood"]) {
    await page.getByLabel(en.keywords.skills).fill(skill);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  const skills = page.getByRole("region", { name: en.sections.skills });
  await expect(skills.getByRole("listitem")).toHaveText(["Concrete", "Steel", "Wood"]);

  await page.getByRole("button", { name: en.addTo.replace("{section}", en.sections.experiences) }).click();
  await page.getByLabel(en.experiences.title).fill("Intern");
  await page.getByRole("button", { name: en.form.save }).click();
  await expect(page.getByLabel(en.experiences.organisation)).toBeFocused();
  await page.getByLabel(en.experiences.organisation).fill("Vinci");
  await page.getByLabel(en.form.month.replace("{label}", en.form.start)).selectOption("05");
  await page.getByLabel(en.form.year.replace("{label}", en.form.start)).selectOption("2025");
  await page.getByRole("button", { name: en.form.save }).click();
  const experiences = page.getByRole("region", { name: en.sections.experiences });
  await expect(experiences.getByRole("listitem")).toContainText(["May 2025 – today"]);
  await page.reload();
  await expect(experiences.getByRole("heading", { name: "Intern" })).toBeVisible();
});

test("an audience is changed in the section's menu and applies to others at once", async ({
  page,
  context,
}) => {
  const [owner, viewer] = [await studentWithProfile("school"), await student()];
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const labelOf = (audience: string) =>
    en.audiences.label.replace("{section}", en.sections.about).replace("{audience}", audience);
  const trigger = page.getByRole("button", { name: labelOf(en.audiences.school) });
  await waitForHydration(trigger);
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: en.audiences.school, exact: true })).toBeVisible();
  await page.getByRole("menuitemradio", { name: en.audiences.me }).click();
  await expect(page.getByRole("button", { name: labelOf(en.audiences.me) })).toBeVisible();

  await page.goto("about:blank");
  await context.clearCookies();
  await signInAs(context, viewer, { locale: "en" });
  await page.goto(`/student/dashboard/profile/${owner.id}`);
  await expect(page.getByRole("heading", { name: en.sections.skills })).toBeVisible();
  await expect(page.getByRole("heading", { name: en.sections.about })).toHaveCount(0);
  expect(await page.content()).not.toContain("Je conçois des ponts");
});

test("a student reads their profile as others do", async ({ page, context }) => {
  const owner = await studentWithProfile("friends");
  await insertPost({ by: owner });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const main = page.getByRole("main");
  const listShown = async () => {
    const html = await main.innerHTML();
    return Object.values(contentOfSections).filter((content) => html.includes(content));
  };
  const choose = (audience: keyof typeof en.preview) =>
    page.getByText(en.preview[audience], { exact: true }).locator("visible=true").click();
  await choose("friends");
  await expect(main.getByRole("heading", { name: en.sections.studies }), "in the header alone").toHaveCount(
    0,
  );
  expect(await listShown()).toEqual(Object.values(contentOfSections));
  await choose("school");
  await expect(main.getByText(en.empty.text.replace("{name}", owner.name))).toBeVisible();
  expect(await listShown()).toEqual([]);
  await expect(main.getByRole("article")).toHaveCount(1);
  await choose("companies");
  await expect(main.getByRole("article"), "companies read no posts").toHaveCount(0);
});

test("a photo is cropped by keyboard, shown in the top bar, and removed", async ({ page, context }) => {
  const user = await student({ locale: "en" });
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const change = page.getByRole("button", { name: en.photo.change });
  await waitForHydration(change);
  await change.click();
  const file = await imageFile("#7b2f2f", 800, 400);
  await page
    .getByLabel(en.photo.choose, { exact: true })
    .last()
    .setInputFiles({
      name: "me.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from(await file.arrayBuffer()),
    });
  const area = page.getByRole("application", { name: en.photo.area });
  await area.focus();
  await page.keyboard.press("ArrowRight");
  await page.getByLabel(en.photo.zoom).press("ArrowRight");
  await expectAccessible(page);
  await page.getByRole("button", { name: en.photo.save }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("main img[src^='/storage/avatars/']")).toBeVisible();
  await expect(page.locator("header img[src^='/storage/avatars/']").first()).toBeVisible();
  await change.click();
  await page.getByRole("button", { name: en.photo.remove }).click();
  await expect(page.locator("main img[src^='/storage/avatars/']")).toHaveCount(0);
});

test("names in the feed and in comments link to the profile", async ({ page, context }) => {
  const [author, viewer] = [await studentWithProfile(), await student()];
  const content = `Sous les platanes ${crypto.randomUUID()}`;
  const { id } = await insertPost({ by: author, content });
  await sql`insert into comments (post_id, user_id, content) values (${id}, ${author.id}, 'Et moi')`;
  await signInAs(context, viewer, { locale: "en" });
  const card = await openFeed(page, content);
  await card.getByRole("link", { name: author.name }).first().click();
  await expect(page).toHaveURL(`/student/dashboard/profile/${author.id}`);
  await expect(page.getByRole("heading", { level: 1, name: author.name })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: content })).toBeVisible();
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole("link", { name: author.name })).toHaveCount(2);
});

test("a friend request is sent from a profile, which then shows the friends' sections, and a block leads to the page of friends", async ({
  page,
  context,
}) => {
  const [viewer, owner, common] = [await student(), await studentWithProfile("friends"), await student()];
  for (const user of [viewer, owner]) await befriend(user, common);
  await signInAs(context, viewer, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(viewer.id));
  await page.goto(`/student/dashboard/profile/${owner.id}`);
  await subscribed;
  await expect(page.getByRole("heading", { name: "1 friend in common" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: common.name })).toBeVisible();
  await expect(page.getByText("Je conçois des ponts")).toHaveCount(0);
  await page.getByRole("button", { name: `Add friend ${owner.name}` }).click();
  await expect(page.getByRole("button", { name: `Cancel request to ${owner.name}` })).toBeVisible();
  const [request] = await sql`select id from friend_requests where sender_id = ${viewer.id}`;
  const accepted = await (await browserClient(owner)).call(acceptFriendRequest, {
    body: { request_id: request?.id },
  });
  expect(accepted.status).toBe(200);
  await expect(page.getByText("Je conçois des ponts")).toBeVisible();
  await page.getByRole("button", { name: `Options for ${owner.name}` }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page).toHaveURL(studentPaths.friends);
  await expect(page.getByText(messages.en.friends.blocked)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: messages.en.friends.title })).toBeVisible();
  await expect(page.getByRole("main").getByText(owner.name)).toHaveCount(0);
});

test("a company opens an applicant's profile from the application, and no other", async ({
  page,
  context,
}) => {
  const owner = await studentWithProfile("companies");
  const { job } = await apply({ user: owner });
  await signInAs(context, job.by, { locale: "en" });
  await page.goto(`/company/dashboard/applicants/${owner.id}`);
  await expect(page.getByText("Je conçois des ponts")).toBeVisible();
  await setAudiences(owner, "school");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: owner.name })).toBeVisible();
  expect(await page.content()).not.toContain("Je conçois des ponts");
  // An open page that loses its session would navigate to sign-in.
  await page.goto("about:blank");
  await context.clearCookies();
  await signInAs(context, await company(), { locale: "en" });
  const missing = await page.goto(`/company/dashboard/applicants/${owner.id}`);
  expect(missing?.status()).toBe(404);
});

for (const locale of ["fr", "en"] as const)
  test(`profiles are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    // The page is so high that the bottom bar covers no control.
    const height = 4000;
    const t = messages[locale].profiles;
    const [full, empty] = [
      await studentWithProfile(),
      await student({ name: `Anne-${"Sophie-".repeat(8)}X` }),
    ];
    await signInAs(context, empty, { locale });
    const sections = ["studies", "experiences", "education", "languages", "interests", "links"] as const;
    await page.goto("/student/dashboard/profile");
    await inEachVariant(
      page,
      locale,
      async (width) => {
        await expectAccessible(page);
        for (const section of sections) {
          const add = page.getByRole("button", { name: t.addTo.replace("{section}", t.sections[section]) });
          await waitForHydration(add);
          await add.click();
          await expect(page.getByRole("button", { name: t.form.save })).toBeVisible();
          await expectAccessible(page);
          await page.getByRole("button", { name: messages[locale].ui.cancel }).click();
          await expect(add).toBeFocused();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
      height,
    );
    await page.goto(`/student/dashboard/profile/${full.id}`);
    await inEachVariant(page, locale, () => expectAccessible(page), height);
  });
