import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { adminPaths, jobPath, postPath, profilePath } from "@/lib/routes";
import { searchHref } from "@/lib/search/sections";
import { expect, signInAs, test } from "../../support/browser";
import { groupsPath } from "../../support/group-pages";
import { insertGroup } from "../../support/groups";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  test(`links to posts and jobs lead to the page in the viewer's language, in ${locale}`, async ({
    page,
    context,
  }) => {
    const q = randomKey();
    const [ines, zoe] = [await student(), await student()];
    const open = await insertPost({ by: ines, content: `Ouvert ${q}` });
    const group = await insertGroup(ines);
    const inGroup = await insertPost({ by: ines, group, content: "https://example.org" });
    const { id } = await insertJob({ by: await company(), title: `Stage ${q}` });
    const expectLink = (path: string) =>
      expect(page.getByRole("main").locator(`a[href="${localizedPath(locale, path)}"]`)).toBeVisible();

    await signInAs(context, zoe, { locale });
    await page.goto(profilePath("student", ines.id));
    await expectLink(postPath(open.id));
    await page.goto(`${groupsPath}/${group}/files`);
    await expectLink(postPath(inGroup.id));

    await signInAs(context, await admin(), { locale });
    await page.goto(`${adminPaths.users}/${ines.id}`);
    await expectLink(postPath(open.id));
    await page.goto(searchHref("admin", "jobs", { q }));
    await expectLink(jobPath(id));
  });
