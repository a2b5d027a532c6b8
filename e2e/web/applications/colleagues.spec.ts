import { updateApplications } from "@/lib/applications/review-contract";
import { userChannel } from "@/lib/core/realtime/channels";
import messages from "@/messages/en/applications.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { colleagueOf } from "../../support/companies";
import { job } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { company } from "../../support/users";

test("an opened application shows what a colleague decides on it among others", async ({ page, context }) => {
  const boss = await company();
  const colleague = await browserClient(await colleagueOf(boss, "recruiter"));
  const { id } = await job({ by: boss });
  const ids = [(await insertApplication(id)).id, (await insertApplication(id)).id];
  await signInAs(context, boss, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(boss.id));
  await page.goto(`/company/dashboard/applications?application=${ids[1]}`);
  const panel = page.getByRole("dialog");
  await expect(panel.getByText(messages.status.pending, { exact: true })).toBeVisible();
  await subscribed;
  await colleague.call(updateApplications, { body: { ids, status: "rejected" } });
  await expect(panel.getByText(messages.status.rejected, { exact: true }).first()).toBeVisible();
});
