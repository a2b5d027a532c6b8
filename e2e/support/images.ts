import sharp from "sharp";

const encoded = new Map<string, Promise<Buffer>>();

/** An image file of one colour. */
export async function imageFile(background = "#2f6f4f", width = 640, height = 480): Promise<File> {
  const key = `${background} ${width} ${height}`;
  const bytes = encoded.get(key) ?? encode(background, width, height);
  encoded.set(key, bytes);
  return new File([new Uint8Array(await bytes)], "photo.jpg", { type: "image/jpeg" });
}

function encode(background: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
