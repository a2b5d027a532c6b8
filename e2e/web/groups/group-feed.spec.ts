import enGroups from "@/messages/en/groups.json" with { type: "json" };
import en from "@/messages/en/posts.json" with { type: "json" };
import frGroups from "@/messages/fr/groups.json" with { type: "json" };
import fr from "@/messages/fr/posts.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { groupsPath } from "../../support/group-pages";
import { groupOf } from "../../support/groups";
import { post } from "../../support/posts";
import { student } from "../../support/users";

for (const [locale, t] of [
  ["fr", frGroups],
  ["en", enGroups],
] as const)
  test(`shows the posts of a public group to whoever joins it, and none of a private one, in ${locale}`, async ({
    context,
    page,
  }) => {
    const [ines, zoe] = [await student(), await student({ locale })];
    const key = crypto.randomUUID().slice(0, 8);
    const closed = await groupOf(ines, { visibility: "private" });
    const open = await groupOf(ines);
    for (const group of [closed, open]) await post({ by: ines, group, content: `Secret ${key}` });
    await signInAs(context, zoe, { locale });
    await page.goto(`${groupsPath}/${closed}/overview`);
    await expect(page.getByText(t.postsPrivate)).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await page.goto(`${groupsPath}/${open}/overview`);
    await expect(page.getByRole("article").filter({ hasText: key })).toBeVisible();
    const composer = page.getByRole("form", { name: { fr, en }[locale].compose.label });
    await expect(composer).toHaveCount(0);
    await page
      .getByRole("button", { name: new RegExp(`^${t.join}|${t.joinName.split(" ")[0]}`) })
      .first()
      .click();
    await expect(composer).toBeVisible();
  });
