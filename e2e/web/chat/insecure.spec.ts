import { expect, signInAs, test } from "../../support/browser";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { messageBox, twoFriends } from "../../support/open-chat";

test("a message with an image is sent where the site is not served by HTTPS", async ({ page, context }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    Reflect.deleteProperty(Navigator.prototype, "locks");
  });
  const { ines, marc, path } = await twoFriends();
  await signInAs(context, ines, { locale: "fr" });
  await page.goto(path);
  const box = messageBox(page, messages.fr.chat, marc.name);
  const buffer = Buffer.from(await (await imageFile()).arrayBuffer());
  await page
    .locator("form input[type=file]")
    .setInputFiles([{ name: "cour.jpg", mimeType: "image/jpeg", buffer }]);
  await box.fill("Bonjour");
  await box.press("Enter");
  const message = page.getByRole("article").filter({ hasText: "Bonjour" });
  await expect(message.getByRole("img")).toBeVisible();
  await expect(box).toHaveValue("");
});
