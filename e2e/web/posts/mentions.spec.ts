import { listNotifications } from "@/lib/notifications/contract";
import messagesEn from "@/messages/en/posts.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForHydration } from "../../support/browser";
import { befriend } from "../../support/friends";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

test("Enter mentions the last of the listed users after the response has listed fewer", async ({
  context,
  page,
}) => {
  const t = messages.en.posts;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard");
  const box = page.getByRole("textbox", { name: t.compose.placeholder });
  const user = (id: number, name: string) => ({
    id,
    name,
    username: `user${id}`,
    avatar_url: null,
    is_friend: true,
  });
  const users = [user(1, "Ana Martin"), user(2, "Bob Martin")];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/posts/mentionable**", async (route) => {
    const isNarrow = new URL(route.request().url()).searchParams.get("q") === "m";
    if (isNarrow) await released;
    await route.fulfill({ json: { data: isNarrow ? users.slice(0, 1) : users } });
  });
  await box.focus();
  await page.keyboard.type("@");
  const options = page.getByRole("listbox", { name: t.mentions.label }).getByRole("option");
  await expect(options).toHaveCount(2);
  await page.keyboard.type("m");
  await page.keyboard.press("ArrowDown");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  release();
  await expect(options).toHaveCount(1);
  await expect(options).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("@Ana Martin ");
});

for (const locale of ["fr", "en"] as const)
  for (const [device, width] of [
    ["phone", 375],
    ["desktop", 1440],
  ] as const)
    test(`a student mentions a friend in a post by keyboard, who sees it in the bell, in ${locale} on a ${device}`, async ({
      browser,
      context,
      page,
    }) => {
      const t = messages[locale].posts;
      const key = randomKey();
      const [ines, marc] = [await student(), await student({ name: `Élodie Œuvrard ${key}` })];
      await befriend(ines, marc);
      await student({ name: `Élodie Martin ${key}` });
      await signInAs(context, ines, { locale });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/student/dashboard");
      const box = page.getByRole("textbox", { name: t.compose.placeholder });
      await waitForHydration(box);
      await box.focus();
      await page.keyboard.type(`Merci @elodie ${key}`);
      const options = page.getByRole("listbox", { name: t.mentions.label }).getByRole("option");
      await expect(options).toHaveCount(2);
      await expect(options.first()).toHaveText(new RegExp(`Œuvrard.*${t.mentions.friend}$`));
      await expect(
        page.getByText(locale === "fr" ? "2 personnes à mentionner" : "2 people to mention"),
      ).toBeAttached();
      await page.keyboard.press("ArrowDown");
      await expect(options.last()).toHaveAttribute("aria-selected", "true");
      await expect(box).toHaveAttribute(
        "aria-activedescendant",
        (await options.last().getAttribute("id")) ?? "",
      );
      await expectAccessible(page, { selector: "form" });
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(options).toHaveCount(0);
      await expect(box).toHaveValue(`Merci @${marc.name} `);
      await page.keyboard.type("!");
      await page.getByRole("button", { name: t.compose.post, exact: true }).click();
      const article = page.getByRole("article").filter({ hasText: key }).first();
      const link = article.getByRole("link", { name: `@${marc.name}` });
      await expect(link).toHaveAttribute("href", `/student/dashboard/profile/${marc.id}`);
      await expect(box).toHaveValue("");

      const otherContext = await browser.newContext();
      await signInAs(otherContext, marc, { locale });
      const other = await otherContext.newPage();
      await other.goto("/student/dashboard");
      await other.getByRole("button", { name: /^Notifications/ }).click();
      await other.getByRole("link", { name: locale === "fr" ? /vous mentionne/ : /mentioned you/ }).click();
      await expect(other.getByRole("article").getByRole("link", { name: `@${marc.name}` })).toBeVisible();
      await otherContext.close();
    });

test("a comment mentions a user of the thread, and an edit removes the mention", async ({
  context,
  page,
}) => {
  const [ines, marc] = [await student(), await student()];
  const { id } = await insertPost({ by: marc });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  const box = page.getByRole("textbox", { name: messagesEn.comments.label });
  await waitForHydration(box);
  await box.fill("Yes @");
  const option = page.getByRole("option", { name: marc.name });
  await expect(option, "its author").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(option).toHaveCount(0);
  await box.fill("Yes");
  await box.fill("Yes @s");
  await option.click();
  await expect(box).toHaveValue(`Yes @${marc.name} `);
  await page.reload();
  await expect(box, "a draft keeps its mentions").toHaveValue(`Yes @${marc.name} `);
  await page.getByRole("button", { name: messagesEn.comments.send, exact: true }).click();
  const link = page.getByRole("listitem").getByRole("link", { name: `@${marc.name}` });
  await expect(link).toBeVisible();
  const kinds = async () =>
    (await (await browserClient(marc)).call(listNotifications, {})).body.data.data.map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(["comment_mentioned"]);

  await page.getByRole("button", { name: `Options for the comment by ${ines.name}` }).click();
  await page.getByRole("menuitem", { name: messagesEn.comments.edit }).click();
  const editor = page.getByRole("listitem").getByRole("textbox");
  await expect(editor).toHaveValue(`Yes @${marc.name} `);
  await editor.press("End");
  await editor.pressSequentially("indeed");
  await page.getByRole("button", { name: messagesEn.comments.save }).click();
  await expect(link).toBeVisible();
  await expect.poll(kinds).toEqual(["comment_mentioned"]);

  await page.getByRole("button", { name: `Options for the comment by ${ines.name}` }).click();
  await page.getByRole("menuitem", { name: messagesEn.comments.edit }).click();
  await editor.fill("Yes indeed");
  await page.getByRole("button", { name: messagesEn.comments.save }).click();
  await expect(page.getByText("Yes indeed")).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect.poll(kinds).toEqual([]);
});

test("Escape closes the list, not the dialog around it", async ({ context, page }) => {
  const [ines, marc] = [await student(), await student()];
  await befriend(ines, marc);
  const { id } = await insertPost({ by: ines, content: "Bonjour" });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  await page.getByRole("button", { name: /^Options for the post/ }).click();
  await page.getByRole("menuitem", { name: messagesEn.card.edit }).click();
  const editor = page.getByRole("dialog").getByRole("textbox", { name: messagesEn.edit.content });
  await editor.fill("Bonjour @");
  await expect(page.getByRole("option", { name: marc.name })).toBeVisible();
  await editor.press("Escape");
  await expect(page.getByRole("option", { name: marc.name })).toHaveCount(0);
  await expect(editor).toBeVisible();
  await editor.press("Backspace");
  await editor.pressSequentially("@");
  await editor.press("Tab");
  await expect(editor).toHaveValue(`Bonjour @${marc.name} `);
  await page.getByRole("button", { name: messagesEn.edit.update }).click();
  await expect(page.getByRole("article").getByRole("link", { name: `@${marc.name}` })).toBeVisible();
});
