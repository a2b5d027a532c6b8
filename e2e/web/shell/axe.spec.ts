import { createPost } from "@/lib/posts/contract";
import messagesEn from "@/messages/en/posts.json" with { type: "json" };
import messagesFr from "@/messages/fr/posts.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { displayVariants, expect, setLocale, signInAs, test } from "../../support/browser";
import { student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };

for (const { locale, colorScheme, width } of displayVariants)
  test(`every screen is accessible, in ${locale}, ${colorScheme}, ${width} wide`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    const t = words[locale];
    await setLocale(context, locale);
    await page.goto("/login");
    await expectAccessible(page);
    await page.goto("/signup");
    await expectAccessible(page);

    const anna = await student();
    const content = `Sous les platanes ${crypto.randomUUID()}`;
    const created = await (await browserClient(anna)).call(createPost, {
      body: { content, tags: ["préau"], category: "design" },
    });
    const prefix = locale === "en" ? "/en" : "";
    await page.goto(`${prefix}/posts/${created.body.data.id}`);
    await expectAccessible(page);

    await signInAs(context, anna, { locale });
    await page.goto("/student/dashboard");
    const card = page.getByRole("article").filter({ hasText: content });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    const options = card.getByRole("button", { name: t.card.options.replace("{name}", anna.name) });
    await options.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: t.card.edit }).click();
    await expect(page.getByRole("dialog", { name: t.edit.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await options.click();
    await page.getByRole("menuitem", { name: t.card.delete }).click();
    await expect(page.getByRole("dialog", { name: t.delete.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: t.compose.options }).click();
    await page.getByRole("button", { name: t.compose.feeling, exact: true }).click();
    await expect(page.getByRole("region", { name: t.compose.feeling })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/student/dashboard/search?q=platanes");
    await expectAccessible(page);
    await context.close();
  });
