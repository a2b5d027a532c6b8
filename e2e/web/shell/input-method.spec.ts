import type { Locator } from "@playwright/test";
import { expect, signInAs, test } from "../../support/browser";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { studentWithProfile } from "../../support/profiles";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const { search, posts, profiles } = messages.fr;

/** A key that an input method handles while it composes a word. */
const pressInComposition = (field: Locator, key: string) =>
  field.dispatchEvent("keydown", { key, isComposing: true });

test("a key of an input method selects no search result", async ({ page, context }) => {
  const q = randomKey();
  await insertPost({ content: `Bonjour ${q}`, by: await student() });
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto("/student/dashboard");
  const box = page.getByRole("combobox", { name: search.label });
  await box.fill(q);
  await expect(page.getByRole("option").first()).toBeVisible();
  await pressInComposition(box, "ArrowDown");
  await expect(box).not.toHaveAttribute("aria-activedescendant");
  await box.press("ArrowDown");
  await pressInComposition(box, "Enter");
  await expect(box).toHaveAttribute("aria-activedescendant", /-0$/);
  await box.press("Enter");
  await expect(page).not.toHaveURL(/\/student\/dashboard$/);
});

test("Enter adds a tag, but not while an input method composes it", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto("/student/dashboard");
  const form = page.getByRole("form", { name: posts.compose.label });
  await form.getByRole("button", { name: posts.compose.options, exact: true }).click();
  const field = form.getByLabel(posts.compose.tags);
  await field.fill("建築");
  await pressInComposition(field, "Enter");
  await expect(form.getByText("#建築", { exact: true })).toHaveCount(0);
  await expect(field).toHaveValue("建築");
  await field.press("Enter");
  await expect(form.getByText("#建築", { exact: true })).toBeVisible();
});

test("Enter adds a skill, but not while an input method composes it", async ({ page, context }) => {
  await signInAs(context, await studentWithProfile(), { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const section = page.getByRole("region", { name: profiles.sections.skills });
  await section
    .getByRole("button", { name: profiles.edit.replace("{section}", profiles.sections.skills) })
    .click();
  const word = section.getByRole("textbox", { name: profiles.keywords.skills });
  const remove = section.getByRole("button", { name: profiles.keywords.remove.replace("{word}", "建築") });
  await word.fill("建築");
  await pressInComposition(word, "Enter");
  await expect(remove).toHaveCount(0);
  await expect(word).toHaveValue("建築");
  await word.press("Enter");
  await expect(remove).toBeVisible();
});
