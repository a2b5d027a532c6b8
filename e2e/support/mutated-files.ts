import sharp from "sharp";
import { createRandom, type Random } from "@/db/seed/random";
import { linkedPdf } from "./hostile-pdfs";
import { pdf } from "./pdfs";
import { gif, png } from "./raw-images";

const numbers = ["0", "-1", "4294967295", "2147483647", "99999999999999999999", "1e9"];

/** PDFs and images, in equal numbers, with random changes; the same seed gives the same files. */
export async function mutatedFiles(count: number, seed: string): Promise<{ pdfs: File[]; images: File[] }> {
  const random = createRandom(seed);
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: "#2f6b4f" } });
  const images = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().jpeg({ progressive: true }).toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().webp().toBuffer(),
    png(200, 100),
    gif(200, 100, { frames: 5 }),
  ]);
  const documents = [await pdf(), await pdf("x".repeat(3000)), linkedPdf()];
  const mutate = (originals: Buffer[], name: string) =>
    Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
      const original = originals[index % originals.length] as Buffer;
      return new File([new Uint8Array(mutated(original, random))], name);
    });
  return { pdfs: mutate(documents, "cv.pdf"), images: mutate(images, "photo.jpg") };
}

function mutated(original: Buffer, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(original);
  for (let change = random.integer(1, 8); change > 0; change--) {
    const offset = random.integer(0, bytes.length - 1);
    const end = Math.min(bytes.length, offset + random.integer(1, 200));
    const rest = bytes.subarray(end);
    const kind = random.integer(0, 5);
    if (kind < 2) bytes[offset] = random.integer(0, 255);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, offset), rest]);
    else if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, end), bytes.subarray(offset, end), rest]);
    else if (kind === 4) bytes = withNumber(bytes, offset, random.pick(numbers));
    else bytes.fill(random.integer(0, 255), offset, end);
  }
  return bytes;
}

/** Replaces the first number after an offset. */
function withNumber(bytes: Buffer, offset: number, number: string): Buffer {
  const text = bytes.toString("latin1");
  return Buffer.from(text.slice(0, offset) + text.slice(offset).replace(/\d+/, number), "latin1");
}
