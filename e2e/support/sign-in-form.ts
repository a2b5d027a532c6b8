import type { Page } from "@playwright/test";
import type users from "@/messages/fr/users.json";
import { actionsBy } from "./input";
import { password } from "./users";

type Texts = Pick<typeof users, "email" | "password" | "login">;
type Options = { typed?: string; actions?: Pick<ReturnType<typeof actionsBy>, "fill" | "activate"> };

/** Fills in and submits the form of `/login`, by default with the password of every test user. */
export async function submitSignIn(
  page: Page,
  t: Texts,
  email: string,
  { typed = password, actions: { fill, activate } = actionsBy("mouse") }: Options = {},
): Promise<void> {
  await fill(page.getByLabel(t.email), email);
  await fill(page.getByLabel(t.password, { exact: true }), typed);
  await activate(page.getByRole("button", { name: t.login.submit }));
}
