import { expectWholeOption, expectWholeWords } from "../../support/broken-words";
import { signInAs, test } from "../../support/browser";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { studentWithProfile } from "../../support/profiles";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  test(`the sections of a student's own profile fit their column at 1024 px, in ${locale}`, async ({
    page,
    context,
  }) => {
    const user = await studentWithProfile("companies");
    await sql`update profiles set programme = 'Bachelor développement web' where user_id = ${user.id}`;
    await signInAs(context, user, { locale });
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto("/student/dashboard/profile");
    await expectWholeWords(page.getByRole("main").locator("h2, dd"));
  });

test("the role of each member of a company can be read at 1280 px", async ({ page, context }) => {
  const owner = await company();
  const members = [
    owner,
    await insertColleague(owner, "recruiter"),
    await insertColleague(owner, "read_only"),
  ];
  await signInAs(context, owner, { locale: "fr" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/company/dashboard/people");
  const { roleOf } = messages.fr.companies.people;
  for (const { name } of members)
    await expectWholeOption(page.getByRole("combobox", { name: roleOf.replace("{name}", name) }));
});

test("the filters of jobs can be read at 320 px", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "fr" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/student/dashboard/jobs");
  await page.getByText(messages.fr.jobs.filters.more).click();
  for (const select of await page.getByRole("main").getByRole("combobox").all())
    await expectWholeOption(select);
});

test("the figures of the school and the filters of public jobs can be read at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  await expectWholeWords(page.getByRole("main").locator("dd"));
  await page.goto("/offre");
  await page.getByText(messages.fr.publicJobs.more).click();
  for (const select of await page.getByRole("main").getByRole("combobox").all())
    await expectWholeOption(select);
});

test("the status by which posts and comments are filtered can be read at 1024 px", async ({
  page,
  context,
}) => {
  await signInAs(context, await admin(), { locale: "fr" });
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of ["/admin/dashboard/content", "/admin/dashboard/content/comments"]) {
    await page.goto(path);
    await expectWholeOption(page.getByLabel(messages.fr.postManagement.status, { exact: true }));
  }
});

test("the words of the audit log are whole at 768 px", async ({ page, context }) => {
  const { id, name } = await student({ name: `Jeanne d’Arc-d’Arc-d’Arc-Éloïse ${randomKey()}` });
  await sql`insert into audit_log (actor_id, action, ip_address) values (${id}, 'signed_in', '2001:db8:85a3::8a2e:370:7334')`;
  await signInAs(context, await admin(), { locale: "fr" });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/admin/dashboard/security?search=${encodeURIComponent(name)}`);
  await expectWholeWords(
    page
      .getByRole("table")
      .first()
      .getByText(/^Connexion$/),
  );
});
