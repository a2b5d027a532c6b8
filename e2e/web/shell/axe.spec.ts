import { createPost } from "@/lib/posts/contract";
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, inEachVariant, setLocale, signInAs, test } from "../../support/browser";
import { openFeed } from "../../support/feed-page";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  test(`every screen is accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(180_000);
    const t = messages[locale].posts;
    const expectAccessibleScreen = () => inEachVariant(page, locale, () => expectAccessible(page));
    await setLocale(context, locale);
    await page.goto("/login");
    await expectAccessibleScreen();
    await page.goto("/signup");
    await expectAccessibleScreen();

    const anna = await student();
    const content = `Sous les platanes ${crypto.randomUUID()}`;
    const created = await (await browserClient(anna)).call(createPost, {
      body: { content, tags: ["préau"], category: "design" },
    });
    const prefix = locale === "en" ? "/en" : "";
    await page.goto(`${prefix}/posts/${created.body.data.id}`);
    await expectAccessibleScreen();

    await signInAs(context, anna, { locale });
    const card = await openFeed(page, content);
    const options = card.getByRole("button", { name: t.card.options.replace("{name}", anna.name) });
    await inEachVariant(page, locale, async () => {
      await expect(card).toBeVisible();
      // On a scrolled page, the button that announces other users' posts covers links below it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await options.click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectAccessible(page);
      for (const action of ["edit", "delete"] as const) {
        if (action === "delete") await options.click();
        await page.getByRole("menuitem", { name: t.card[action] }).click();
        await expect(page.getByRole("dialog", { name: t[action].title })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });
    await page.getByRole("button", { name: t.compose.options, exact: true }).click();
    await page.getByRole("button", { name: t.compose.feeling, exact: true }).click();
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("region", { name: t.compose.feeling })).toBeVisible();
      await expectAccessible(page);
    });
    await page.goto("/student/dashboard/search?q=platanes");
    await expectAccessibleScreen();
  });
