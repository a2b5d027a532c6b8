import type { Locator, Page } from "@playwright/test";

export const groupsPath = "/student/dashboard/group";

export const named = (message: string, name: string) => message.replaceAll("{name}", name);

export function cardOf(page: Page, section: string, name: string): Locator {
  return page.getByRole("region", { name: section }).getByRole("listitem").filter({ hasText: name });
}
