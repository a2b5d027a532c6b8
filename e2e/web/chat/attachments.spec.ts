import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, test } from "../../support/browser";
import { sql } from "../../support/database";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { messageBox, openChat, openForBoth, openMessageMenu, twoFriends } from "../../support/open-chat";
import { pdf } from "../../support/pdfs";

const en = messages.en.chat;

const buffer = async (file: File | Buffer) =>
  Buffer.isBuffer(file) ? file : Buffer.from(await file.arrayBuffer());
const photo = async (name = "Préau.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await buffer(await imageFile("#2f6f4f", 600, 900)),
});
const paper = async () => ({ name: "Sujet.pdf", mimeType: "application/pdf", buffer: await pdf() });

const pick = (page: Page) => page.locator("form input[type=file]");

for (const locale of ["fr", "en"] as const)
  for (const device of ["phone", "desktop"] as const)
    test(`sends a photo and a PDF to the other screen, in ${locale} on a ${device}`, async ({
      browser,
      page,
    }) => {
      const t = messages[locale].chat;
      const { ines, marc, id } = await twoFriends();
      const other = await openForBoth(browser, page, { ines, marc, id }, { locale, device });

      await pick(page).setInputFiles([await photo(), await paper()]);
      const tiles = page.getByRole("list", { name: t.files.list });
      await expect(
        tiles.getByRole("button", { name: t.files.remove.replace("{name}", "Préau.jpg") }),
      ).toBeVisible();
      await expect(
        tiles.getByRole("button", { name: t.files.remove.replace("{name}", "Sujet.pdf") }),
      ).toBeVisible();
      await expectAccessible(page);
      await messageBox(page, t, "Marc Petit").press("Enter");
      await expect(tiles).toBeHidden();

      const received = other.getByRole("article");
      const image = received.getByRole("img");
      await expect(image).toBeVisible();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const shape = await image.boundingBox();
      expect((shape?.width ?? 0) / (shape?.height ?? 1)).toBeCloseTo(2 / 3, 1);
      await expect(received.getByRole("link", { name: /Sujet\.pdf/ })).toHaveAttribute("target", "_blank");
      await expectAccessible(other);
      await expectNoSidewaysScroll(other);
      await received.getByRole("button").first().click();
      await expect(other.getByRole("dialog").getByRole("img")).toBeVisible();
      await other.keyboard.press("Escape");

      await openMessageMenu(received, t);
      await other.getByRole("menuitem", { name: t.reply }).click();
      await messageBox(other, t, "Inès Moreau").fill("Merci !");
      await messageBox(other, t, "Inès Moreau").press("Enter");
      const files = locale === "fr" ? "2 fichiers" : "2 files";
      await expect(page.getByRole("button", { name: new RegExp(`Inès Moreau.*${files}`) })).toBeVisible();
      if (device === "phone") await page.getByRole("button", { name: t.back }).click();
      await expect(page.getByRole("link", { name: /Marc Petit/ }).first()).toContainText("Merci !");
      await other.context().close();
    });

test("a wide photo does not widen a conversation on a phone", async ({ context, page }) => {
  const { ines, id } = await twoFriends();
  await openChat(context, page, ines, "en", id);
  const wide = { ...(await photo()), buffer: await buffer(await imageFile("#2f6f4f", 900, 600)) };
  await pick(page).setInputFiles([wide]);
  await messageBox(page, en, "Marc Petit").fill("The yard");
  await messageBox(page, en, "Marc Petit").press("Enter");
  const message = page.getByRole("article").filter({ hasText: "The yard" });
  await expect(message.locator("img[src^='/storage/']")).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 667 });
    const excess = await message.evaluate((article) => {
      const { right } = article.getBoundingClientRect();
      const parts = [...article.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right);
      return Math.max(right, ...parts) - document.documentElement.clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
  }
});

test("drops and pastes files, rejects invalid ones, and retries failed ones", async ({ context, page }) => {
  const { ines, id } = await twoFriends();
  await openChat(context, page, ines, "en", id);
  const deliver = (type: "drop" | "paste", name: string, mime: string) =>
    page.evaluate(
      async ([event, fileName, fileType]) => {
        const data = new DataTransfer();
        const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 30 });
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
        data.items.add(new File([blob ?? ""], fileName ?? "", { type: fileType }));
        const target = document.querySelector("textarea");
        const init = { bubbles: true, cancelable: true };
        target?.dispatchEvent(
          event === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data }),
        );
      },
      [type, name, mime],
    );
  const removing = (name: string) =>
    page.getByRole("button", { name: en.files.remove.replace("{name}", name) });
  await deliver("drop", "dropped.png", "image/png");
  await deliver("paste", "pasted.png", "image/png");
  await expect(removing("dropped.png")).toBeVisible();
  await expect(removing("pasted.png")).toBeVisible();
  await deliver("drop", "setup.exe", "application/x-msdownload");
  await expect(page.getByText(en.files.wrongKind.replace("{name}", "setup.exe"))).toBeVisible();
  await removing("pasted.png").click();
  await expect(removing("pasted.png")).toBeHidden();

  await page.route("**/attachments", (route) => route.abort(), { times: 1 });
  await pick(page).setInputFiles([await photo("b.jpg")]);
  await expect(page.getByText(en.files.failed)).toBeVisible();
  await expect(page.getByRole("button", { name: en.send })).toBeDisabled();
  await page.getByRole("button", { name: en.files.retry.replace("{name}", "b.jpg") }).click();
  await expect(page.getByText(en.files.failed)).toBeHidden();
  await pick(page).setInputFiles([
    { name: "false.mp4", mimeType: "video/mp4", buffer: Buffer.from("\0\0\0\x08ftyp") },
  ]);
  await expect(page.getByText("This file is damaged, or is not a video.")).toBeVisible();
  await removing("false.mp4").click();
  await page.route("**/attachments", () => {}, { times: 1 });
  await pick(page).setInputFiles([await paper()]);
  const canceled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/attachments"));
  await page.getByRole("button", { name: en.files.cancel.replace("{name}", "Sujet.pdf") }).click();
  await canceled;
  await expect(page.getByRole("list", { name: en.files.list }).getByText("Sujet.pdf")).toHaveCount(0);
  await expect(removing("b.jpg")).toBeVisible();
  await page.reload();
  await expect(removing("b.webp").or(removing("photo.webp"))).toBeVisible();
  await expect(removing("dropped.webp")).toBeVisible();
});

test("a message waits for its files and shows their previews, the next one waits behind it, and each is sent once", async ({
  context,
  page,
}) => {
  const { ines, id } = await twoFriends();
  await openChat(context, page, ines, "en", id);
  const release = await holdRequests(page, "**/attachments");
  await pick(page).setInputFiles([await photo()]);
  await expect(
    page.getByRole("button", { name: en.files.cancel.replace("{name}", "Préau.jpg") }),
  ).toBeVisible();
  await messageBox(page, en, "Marc Petit").fill("The yard");
  await page.keyboard.press("Enter");
  await messageBox(page, en, "Marc Petit").fill("Nice, is it not?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").first().locator("img[src^='blob:']")).toBeVisible();
  await expect(page.getByText(en.pending)).toHaveCount(2);
  release();
  await expect(page.getByText(en.pending)).toHaveCount(0);
  await expect(page.getByRole("article").first().locator("img[src^='/storage/']")).toBeVisible();
  const rows =
    await sql`select content, (select count(*)::int from message_attachments a where a.message_id = m.id) as files
    from messages m where conversation_id = ${id} order by id`;
  expect(rows.map(({ content, files }) => [content, files])).toEqual([
    ["The yard", 1],
    ["Nice, is it not?", 0],
  ]);
});

test("reports that a file was lost with its page, and sends nothing without it", async ({
  context,
  page,
}) => {
  const { ines, id } = await twoFriends();
  await openChat(context, page, ines, "en", id);
  await page.route("**/attachments", () => {});
  await pick(page).setInputFiles([await photo()]);
  await messageBox(page, en, "Marc Petit").fill("The yard");
  await page.keyboard.press("Enter");
  await expect(page.getByText(en.pending)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/“Préau\.jpg” has not been uploaded yet/)).toBeVisible();
  await page.getByRole("button", { name: en.cancel }).click();
  await expect(page.getByText("The yard")).toBeHidden();
  expect(await sql`select id from messages where conversation_id = ${id}`).toHaveLength(0);
});
