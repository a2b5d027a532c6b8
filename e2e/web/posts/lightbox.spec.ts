import type { Page } from "@playwright/test";
import { createPost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

const { card: t } = messages.en.posts;
const imageName = (number: number) => t.image.replace("{number}", String(number)).replace("{total}", "2");

type Point = { x: number; y: number };

/** Touches the image with a finger at each of `from`, and moves the first one to `to`. */
async function drag(page: Page, from: Point[], to: Point): Promise<void> {
  const image = page.getByRole("dialog").locator("figure img");
  const toTouch = ({ x, y }: Point, identifier: number) => ({ identifier, clientX: x, clientY: y });
  const fingers = from.map(toTouch);
  for (const index of fingers.keys())
    await image.dispatchEvent("touchstart", { touches: fingers.slice(0, index + 1) });
  await image.dispatchEvent("touchend", { touches: fingers.slice(1), changedTouches: [toTouch(to, 0)] });
}

test("a swipe shows the next image; a zoom by two fingers and a vertical move do not", async ({
  context,
  page,
}) => {
  const anna = await student();
  const body = new FormData();
  for (const color of ["#2f6f4f", "#7b2f2f"]) body.append("images[]", await imageFile(color));
  body.append("content", `Deux photos ${crypto.randomUUID()}`);
  const { data } = (await (await browserClient(anna)).call(createPost, { body })).body;
  await signInAs(context, anna, { locale: "en" });
  await page.setViewportSize(viewports.phone);
  await page.goto(`/en/posts/${data.id}`);
  const first = t.enlarge.replace("{number}", "1").replace("{total}", "2");
  await page.getByRole("button", { name: first, exact: true }).click();
  const image = (number: number) => page.getByRole("dialog", { name: imageName(number) });
  await expect(image(1)).toBeVisible();
  const right = { x: 300, y: 400 };
  await drag(page, [right, { x: 100, y: 300 }], { x: 120, y: 400 });
  await expect(image(1)).toBeVisible();
  await drag(page, [right], { x: 240, y: 150 });
  await expect(image(1)).toBeVisible();
  await drag(page, [right], { x: 120, y: 410 });
  await expect(image(2)).toBeVisible();
  await drag(page, [{ x: 120, y: 400 }], { x: 300, y: 390 });
  await expect(image(1)).toBeVisible();
});
