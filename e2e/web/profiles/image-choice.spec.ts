import type { BrowserContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, signInAs, test } from "../../support/browser";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { studentWithProfile } from "../../support/profiles";

const t = messages.fr.profiles.photo;

/** Opens the dialog of the photo and returns a function that chooses an image. */
async function openPhotoDialog(context: BrowserContext, page: Page) {
  await signInAs(context, await studentWithProfile(), { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  await page.getByRole("button", { name: t.change }).click();
  return (buffer: Buffer) =>
    page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "moi.jpg", mimeType: "image/jpeg", buffer });
}

/** Where the halves of the image meet, as a share of the width. */
function middleOf(area: Locator): Promise<number> {
  return area.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, canvas.height / 2, canvas.width, 1) ?? {};
    const colors = Array.from({ length: canvas.width }, (_, x) => data?.[4 * x] ?? 0);
    return colors.findIndex((red) => red < 128) / canvas.width;
  });
}

test("a second photo of the same width is cropped from the start", async ({ page, context }) => {
  const choose = await openPhotoDialog(context, page);
  const zoom = page.getByLabel(t.zoom);
  const photo = async (height: number) =>
    Buffer.from(await (await imageFile("#7b2f2f", 800, height)).arrayBuffer());
  await choose(await photo(400));
  await zoom.press("End");
  await expect(zoom).not.toHaveValue("1");
  await choose(await photo(600));
  await expect(zoom).toHaveValue("1");
});

test("a click on a photo moves what it points at to the middle", async ({ page, context }) => {
  const choose = await openPhotoDialog(context, page);
  await choose(await twoHalves());
  const area = page.getByRole("application", { name: t.area });
  await expect.poll(() => middleOf(area)).toBeCloseTo(0.5, 1);
  const { width = 0, height = 0 } = (await area.boundingBox()) ?? {};
  await area.click({ position: { x: 0.7 * width, y: 0.5 * height } });
  await expect.poll(() => middleOf(area)).toBeCloseTo(0.3, 1);
});

test("the main button of the mouse moves a photo, another button and a second finger do not", async ({
  page,
  context,
}) => {
  const choose = await openPhotoDialog(context, page);
  await choose(await twoHalves());
  const area = page.getByRole("application", { name: t.area });
  const middle = () => middleOf(area);
  await expect.poll(middle).toBeCloseTo(0.5, 1);
  const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const moveTo = (share: number) => page.mouse.move(x + share * width, y + height / 2);
  for (const button of ["right", "left"] as const) {
    await moveTo(0.5);
    await page.mouse.down({ button });
    await moveTo(0.6);
    await moveTo(0.7);
    await area.dispatchEvent("pointermove", { isPrimary: false, pointerId: 99, clientX: x, clientY: y });
    await page.mouse.up({ button });
  }
  await moveTo(0.9);
  await expect.poll(middle).toBeGreaterThan(0.65);
  expect(await middle()).toBeLessThan(0.75);
});

/** A photo whose left half is red and whose right half is blue. */
async function twoHalves(): Promise<Buffer> {
  const half = (background: string) =>
    ({ create: { width: 400, height: 400, channels: 3, background } }) as const;
  return sharp(half("#ff0000")).extend({ right: 400, background: "#0000ff" }).jpeg().toBuffer();
}
