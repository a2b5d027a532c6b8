import applicationsEn from "@/messages/en/applications.json" with { type: "json" };
import en from "@/messages/en/chat.json" with { type: "json" };
import applicationsFr from "@/messages/fr/applications.json" with { type: "json" };
import fr from "@/messages/fr/chat.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports, waitForHydration } from "../../support/browser";
import { messageBox } from "../../support/open-chat";
import { applicantOfCompany } from "../../support/recruiters";
import { admin } from "../../support/users";

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
] as const)
  test(`a company writes to an applicant from the application, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const [t, applications] = locale === "fr" ? [fr, applicationsFr] : [en, applicationsEn];
    const { owner, applicant, application } = await applicantOfCompany();
    await signInAs(context, owner, { locale });
    await page.setViewportSize(viewports[device]);
    await page.goto("/company/dashboard/messages");
    await expect(page.getByText(t.emptyCompanyText)).toBeVisible();
    await expect(page.getByRole("button", { name: t.new, exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(`/company/dashboard/applications?application=${application.id}`);
    const write = page.getByRole("button", {
      name: applications.company.write.replace("{name}", applicant.name),
    });
    await expect(write).toBeVisible();
    await expectAccessible(page);
    await write.click();
    const box = messageBox(page, t, applicant.name);
    await box.fill("Quand commencez-vous ?");
    await box.press("Enter");
    await expect(page.getByText(t.sent, { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/company/dashboard/messages");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const studentContext = await browser.newContext({ viewport: viewports[device] });
    const student = await studentContext.newPage();
    await signInAs(studentContext, applicant, { locale });
    await student.goto("/student/dashboard/chat");
    await student
      .getByRole("link", { name: /Atelier Nord/ })
      .first()
      .click();
    const answer = messageBox(student, t, owner.name);
    await waitForHydration(answer);
    await answer.fill("Lundi.");
    await answer.press("Enter");
    await expect(page.getByRole("article").getByText("Lundi.")).toBeVisible();
    await expectAccessible(student);
    await studentContext.close();
  });

test("an administrator writes to a student, and emails link each of them to their own screen", async ({
  context,
  page,
}) => {
  const { owner, applicant } = await applicantOfCompany(`Zélie ${Math.random().toString(36).slice(2, 10)}`);
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto("/admin/dashboard/messages");
  await page.getByRole("button", { name: en.new, exact: true }).click();
  await page.getByLabel(en.newLabel).fill(applicant.name);
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: applicant.name }).click();
  const box = messageBox(page, en, applicant.name);
  await box.fill("Bonjour");
  await box.press("Enter");
  await expect(page.getByText(en.sent, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const query = new URL(page.url()).search;
  await page.goto(`/chat${query}`);
  await expect(page).toHaveURL(`/admin/dashboard/messages${query}`);
  // An open page would navigate to sign-in by itself.
  await page.goto("about:blank");
  await context.clearCookies();
  await signInAs(context, owner, { locale: "en" });
  await page.goto(`/chat${query}`);
  await expect(page).toHaveURL(`/company/dashboard/messages${query}`);
  await expect(page.getByRole("button", { name: en.back, exact: true }).last()).toBeVisible();
});
