import { attachmentPaths, type StoredAttachment } from "@/lib/chat/store-attachment";
import { storeImages } from "@/lib/core/images/store";
import { createStoragePath } from "@/lib/core/storage/paths";
import { deleteFiles, storage } from "@/lib/core/storage/storage";
import type { ImageFixture } from "../fixtures/fixtures";
import type { SheetFixture } from "../fixtures/talks";
import { readImage } from "../images/store-images";
import { PdfPage } from "../jobs/pdf-page";
import type { PlannedConversation, PlannedMessage } from "./plan-chat";

const folder = "attachments";

/** Stores the files that are attached to messages. */
export async function storeChatFiles(
  planned: PlannedConversation[],
): Promise<Map<PlannedMessage, StoredAttachment>> {
  const stored = planned
    .flatMap(({ messages }) => messages)
    .map(async (message): Promise<[PlannedMessage, StoredAttachment][]> => {
      const { image, sheet } = message;
      if (image) return [[message, await storeImage(image)]];
      return sheet ? [[message, await storeSheet(sheet)]] : [];
    });
  return new Map((await Promise.all(stored)).flat());
}

export async function deleteChatFiles(files: Iterable<StoredAttachment>): Promise<void> {
  await deleteFiles([...files].flatMap(attachmentPaths));
}

async function storeImage({ alt, name }: ImageFixture): Promise<StoredAttachment> {
  const [image] = await storeImages(null, [await readImage(`messages/${name}`)], folder);
  if (!image) throw new Error(`${name} was not stored`);
  return { kind: "image", name: `${alt}.webp`, ...image };
}

async function storeSheet({ fileName, title, paragraphs }: SheetFixture): Promise<StoredAttachment> {
  const page = await PdfPage.new(title, "École du Préau");
  let y = page.write(title, [72, 80, 450], { size: 20, font: "title" });
  for (const paragraph of paragraphs) y = page.write(paragraph, [72, y + 14, 450], { size: 12, leading: 19 });
  const bytes = await page.bytes();
  const path = createStoragePath(folder, "pdf");
  await storage().put(path, bytes);
  return { kind: "pdf", name: fileName, path, size: bytes.length, width: null, height: null };
}
