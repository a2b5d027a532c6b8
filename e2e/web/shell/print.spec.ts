import { createPost } from "@/lib/posts/contract";
import ui from "@/messages/fr/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { imageFile } from "../../support/images";
import { applicantOfCompany } from "../../support/recruiters";
import { student } from "../../support/users";

test("a post prints its photo, without controls and the link to the content", async ({ page, context }) => {
  const anna = await student();
  const body = new FormData();
  body.append("content", "Une photo");
  body.append("images[]", await imageFile());
  const { data } = (await (await browserClient(anna)).call(createPost, { body })).body;
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${data.id}`);
  const photo = page.getByRole("article").first().locator("img.bg-wash");
  const skip = page.getByRole("link", { name: ui.skip });
  await expect(skip).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(photo).toBeVisible();
  await expect(skip).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(1);
});

test("the list and the board of applications print the students' names", async ({ page, context }) => {
  const { owner, applicant } = await applicantOfCompany();
  await signInAs(context, owner, { locale: "fr" });
  for (const view of ["list", "board"]) {
    await page.goto(`/company/dashboard/applications?view=${view}`);
    const name = page.getByRole("main").getByText(applicant.name).first();
    await expect(name).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(name).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});
