import messages from "@/messages/en/applications.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import jobs from "@/messages/en/jobs.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { pdf } from "../../support/pdfs";
import { insertApplication } from "../../support/recruitment";
import { student } from "../../support/users";

test("a job to which a student has applied on another page shows it after an attempt to apply", async ({
  page,
  context,
}) => {
  const [user, { id }] = [await student(), await insertJob()];
  await signInAs(context, user, { locale: "en" });
  await page.goto(`/student/dashboard/jobs/${id}`);
  const { apply, applied, submit } = messages.apply;
  await page.getByRole("main").getByRole("button", { name: apply }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel(messages.apply.resume)
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: await pdf() });
  await insertApplication(id, { by: user, status: "reviewed" });
  await dialog.getByRole("button", { name: submit }).click();
  await expect(dialog.getByText("You have already applied to this job.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByRole("button", { name: applied })).toBeDisabled();
  await expect(page.getByRole("main").getByText(messages.status.reviewed)).toBeVisible();
});

test("a job that was closed meanwhile says so after an attempt to apply", async ({ page, context }) => {
  const { id } = await insertJob();
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`/student/dashboard/jobs/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: messages.apply.apply }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel(messages.apply.resume)
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: await pdf() });
  await sql`update job_postings set status = 'closed' where id = ${id}`;
  await dialog.getByRole("button", { name: messages.apply.submit }).click();
  await expect(dialog.getByText(errors.posting_closed)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main.getByText(jobs.detail.closed)).toBeVisible();
  await expect(main.getByRole("button", { name: messages.apply.apply })).toHaveCount(0);
});
