import sharp from "sharp";

/** An image file of one colour. */
export async function imageFile(background = "#2f6f4f", width = 640, height = 480): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
}
