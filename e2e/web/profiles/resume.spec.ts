import en from "@/messages/en/profiles.json" with { type: "json" };
import applications from "@/messages/fr/applications.json" with { type: "json" };
import fr from "@/messages/fr/profiles.json" with { type: "json" };
import { expect, signInAs, test, waitForHydration } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { studentWithProfile } from "../../support/profiles";
import { randomKey } from "../../support/random-key";
import { company, student } from "../../support/users";

test("creates a CV from the profile, which appears in the documents", async ({ page, context }) => {
  const user = await studentWithProfile();
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const create = page.getByRole("button", { name: en.resume.fr });
  await waitForHydration(create);
  await create.click();
  const link = page.getByRole("link", {
    name: en.resume.open.replace("{name}", `CV ${user.name} (FR).pdf`),
  });
  await expect(link).toBeVisible();
  const file = await context.request.get((await link.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const rows = await sql`select kind, name from documents where user_id = ${user.id}`;
  expect(rows).toEqual([{ kind: "resume", name: `CV ${user.name} (FR).pdf` }]);
});

test("a student applies with a CV that is created from the profile with one click", async ({
  page,
  context,
}) => {
  const [user, owner] = [await studentWithProfile(), await company()];
  const title = `Ingénieure ${randomKey()}`;
  await insertJob({ by: owner, title });
  await signInAs(context, user, { locale: "fr" });
  await page.goto(`/student/dashboard/jobs?q=${encodeURIComponent(title)}`);
  await page
    .getByRole("button", { name: applications.apply.applyTo.replace("{title}", title) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: fr.resume.fromProfile }).click();
  await expect(dialog.getByText(`CV ${user.name} (FR).pdf`)).toBeVisible();
  await dialog.getByRole("button", { name: applications.apply.submit }).click();
  await expect(dialog.getByText(applications.apply.done)).toBeVisible();
  const rows = await sql`select d.name from applications a join documents d on d.id = a.resume_id
    where a.student_id = ${user.id}`;
  expect(rows).toEqual([{ name: `CV ${user.name} (FR).pdf` }]);
});

test("a profile prints its sections, without controls and the page around them", async ({
  page,
  context,
}) => {
  const [viewer, owner] = [await student(), await studentWithProfile("school")];
  await insertPost({ by: owner });
  await signInAs(context, viewer, { locale: "en" });
  await page.goto(`/student/dashboard/profile/${owner.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Je conçois des ponts")).toBeVisible();
  await expect(main.getByRole("button").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText("Je conçois des ponts")).toBeVisible();
  for (const hidden of [page.getByRole("button"), page.getByRole("navigation"), main.getByRole("article")])
    await expect(hidden).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(main.getByRole("article").first()).toBeVisible();
});
