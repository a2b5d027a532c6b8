import { adminPaths } from "@/lib/routes";
import moderationEn from "@/messages/en/moderation.json" with { type: "json" };
import contentEn from "@/messages/en/post-management.json" with { type: "json" };
import shellEn from "@/messages/en/shell.json" with { type: "json" };
import usersEn from "@/messages/en/user-management.json" with { type: "json" };
import moderationFr from "@/messages/fr/moderation.json" with { type: "json" };
import contentFr from "@/messages/fr/post-management.json" with { type: "json" };
import shellFr from "@/messages/fr/shell.json" with { type: "json" };
import usersFr from "@/messages/fr/user-management.json" with { type: "json" };
import { expect, signInAs, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { admin } from "../../support/users";

const texts = {
  fr: { t: moderationFr, users: usersFr, content: contentFr, shell: shellFr },
  en: { t: moderationEn, users: usersEn, content: contentEn, shell: shellEn },
};

for (const [locale, device, input] of inputFlows)
  test(`an administrator uses the menu, figures, Refresh and Logout by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { t, users, content, shell } = texts[locale];
    const { activate } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.home);
    const heading = page.getByRole("heading", { level: 1 });
    const follow = async (name: "users" | "content" | "dashboard", title: string) => {
      const menu =
        device === "phone"
          ? page.getByRole("dialog")
          : page.getByRole("navigation", { name: shell.nav.main });
      if (device === "phone")
        await activate(page.getByRole("button", { name: new RegExp(`^${shell.nav.menu}`) }));
      await activate(menu.getByRole("link", { name: shell.nav[name], exact: true }));
      await expect(heading).toHaveText(title);
    };
    await follow("users", users.title);
    await follow("content", content.title);
    if (device === "desktop") {
      await activate(page.getByRole("button", { name: shell.nav.collapse }));
      await expect(page.getByRole("button", { name: shell.nav.expand })).toBeVisible();
    }
    await follow("dashboard", t.title);

    const refreshed = page.waitForResponse((response) => response.url().includes("_rsc") && response.ok());
    await activate(page.getByRole("button", { name: t.refresh }));
    await refreshed;
    const figure = page
      .locator("dl > div")
      .filter({ has: page.getByText(t.figures.activeUsers, { exact: true }) });
    await activate(figure.getByRole("link"));
    await expect(page.getByLabel(users.filterActivity, { exact: true })).toHaveValue("active");
    await activate(page.getByRole("button", { name: shell.admin.logout }));
    await expect(page).toHaveURL("/login");
  });
