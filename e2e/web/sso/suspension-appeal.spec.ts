import { freePort } from "@/scripts/services/ports";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { newIpAddress } from "../../support/api";
import { type AppInstance, startApp } from "../../support/app-instance";
import { expect, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { type OidcProvider, oidcEnv, startOidcProvider } from "../../support/oidc-provider";

let app: AppInstance;
let school: OidcProvider;
let site: string;
let folder: string;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = createScratchDir();
  const port = await freePort();
  app = await startApp(folder, oidcEnv(port));
  site = app.origin.replace("127.0.0.1", "localhost");
  school = await startOidcProvider(port, site);
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  await school?.close();
  await app?.close();
  removeScratchDir(folder);
});

for (const [locale, device, input] of inputFlows)
  test(`a suspended author without a password appeals after an SSO sign-in by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { appeal: t, school: texts } = messages[locale].users;
    const { activate, fill } = actionsBy(input);
    const sub = crypto.randomUUID();
    const email = `${sub}@test.invalid`;
    school.addUser({ sub, email, email_verified: true, name: "Zoé Martin" });
    await context.setExtraHTTPHeaders({ "x-oidc-user": sub, "x-forwarded-for": newIpAddress() });
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: site }]);
    await page.setViewportSize(viewports[device]);
    const signInWithSchool = async () => {
      await page.goto(`${site}/login`);
      await activate(page.getByRole("link", { name: texts.named.replace("{name}", "École des Platanes") }));
    };
    await signInWithSchool();
    await expect(page).toHaveURL(`${site}/student/dashboard`);
    await page.goto("about:blank", { waitUntil: "load" });
    const [user] = await app.sql`update users set status = 'suspended' where email = ${email} returning id`;
    const id = Number(user?.id);
    await app.sql`delete from sessions where user_id = ${id}`;
    await app.sql`insert into moderation_decisions (subject_type, subject_id, author_id, action, rule, excerpt)
      values ('post', 1, ${id}, 'suspend', 'harassment', 'Un texte')`;

    await signInWithSchool();
    await expect(page).toHaveURL(`${site}/login?school=account_suspended`);
    await expect(page.getByText(texts.errors.account_suspended)).toBeVisible();
    await expectAccessible(page);
    const open = page.getByRole("button", { name: t.action, exact: true });
    await activate(open);
    const dialog = page.getByRole("dialog", { name: t.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const send = dialog.getByRole("button", { name: t.send });
    await fill(dialog.getByLabel(t.label), "C’était une citation.");
    await activate(send);
    await expect(page.getByText(t.sent)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const [decision] = await app.sql`select appeal from moderation_decisions where author_id = ${id}`;
    expect(decision?.appeal).toBe("C’était une citation.");

    await activate(open);
    await fill(dialog.getByLabel(t.label), "Encore une fois.");
    await activate(send);
    await expect(dialog.getByRole("alert")).toContainText(/./);
  });
