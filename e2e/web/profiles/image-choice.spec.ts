import { expect, signInAs, test } from "../../support/browser";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { studentWithProfile } from "../../support/profiles";

const t = messages.fr.profiles.photo;

test("a second photo of the same width is cropped from the start", async ({ page, context }) => {
  await signInAs(context, await studentWithProfile(), { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  await page.getByRole("button", { name: t.change }).click();
  const choose = async (color: string, height: number) => {
    const buffer = Buffer.from(await (await imageFile(color, 800, height)).arrayBuffer());
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "moi.jpg", mimeType: "image/jpeg", buffer });
  };
  const zoom = page.getByLabel(t.zoom);
  await choose("#7b2f2f", 400);
  await zoom.press("End");
  await expect(zoom).not.toHaveValue("1");
  await choose("#2f6f4f", 600);
  await expect(zoom).toHaveValue("1");
});
