import { companyPaths, studentPaths } from "@/lib/routes";
import { expect, inEachVariant, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { expectNamesFit, longNames } from "../../support/long-names";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

test("names of eighty characters without a space fit the screens of companies and the page of a job", async ({
  page,
  context,
}) => {
  const key = randomKey();
  const [name] = longNames(key, 80);
  const owner = await company({ name });
  await sql`update companies set name = ${name} where id in (select company_id from company_members where user_id = ${owner.id})`;
  const { id } = await insertJob({ by: owner, title: name });
  await insertApplication(id, { by: await student({ name }) });
  for (const [user, path] of [
    [owner, companyPaths.applications],
    [owner, `${companyPaths.applications}?view=board`],
    [owner, companyPaths.members],
    [owner, companyPaths.jobs],
    [await student(), `${studentPaths.jobs}/${id}`],
    [await student(), `${studentPaths.jobs}?q=${name}&job=${id}`],
  ] as const)
    await test.step(path, async () => {
      await signInAs(context, user, { locale: "fr" });
      await page.goto(path);
      await expect(page.getByRole("main").getByText(key).first()).toBeAttached();
      await inEachVariant(page, "fr", () => expectNamesFit(page, key));
    });

  const writer = await student({ name });
  await signInAs(context, owner, { locale: "fr" });
  // The four newest posts are beside the form, and other tests create posts meanwhile.
  await expect(async () => {
    await insertPost({ by: writer, content: name });
    await page.goto(companyPaths.home);
    await expect(page.getByRole("link", { name: key })).not.toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await inEachVariant(page, "fr", () => expectNamesFit(page, key));
});
