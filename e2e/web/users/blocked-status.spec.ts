import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForHydration } from "../../support/browser";
import { messages } from "../../support/messages";
import { submitSignIn } from "../../support/sign-in-form";
import { admin, student } from "../../support/users";

const { users } = messages.en;

for (const [sentence, reason] of [
  ["Sign in to find out why", "Insults"],
  ["To find out why, write to them", undefined],
] as const)
  test(`a banned user reads "${sentence}" with the reason ${reason}`, async ({ page, context }) => {
    const anna = await student({ locale: "en" });
    await signInAs(context, anna, { locale: "en" });
    const body = { status: "banned", reason } as const;
    await (await browserClient(await admin())).call(setUserStatus, { params: { id: anna.id }, body });
    await page.goto("/login");
    const blocked = page.getByText("The school’s administration has banned your account");
    await expect(blocked).toContainText(sentence);
    await waitForHydration(page.locator("body"));
    await submitSignIn(page, users, anna.email);
    await expect(page.getByText(/^Your account has been banned/)).toBeVisible();
    await expect(page.getByText("Reason given: “Insults”.")).toHaveCount(reason ? 1 : 0);
  });
