import messages from "@/messages/en/applications.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
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
