import sharp from "sharp";
import { imageWidths, widthPath } from "@/lib/core/images/urls";
import { CliError } from "../../../cli-error";
import type { Application } from "../application";
import { kilobytes, median, milliseconds } from "../figures";
import type { Finding } from "../report";
import type { BenchUser } from "../users";

/** How long posting a photo of 12 megapixels takes, and which size of it the feed shows. */
export async function measurePhotoUpload({ origin }: Application, users: BenchUser[]): Promise<Finding[]> {
  const bytes = await createBigPhoto();
  const durations: number[] = [];
  let shownUrl = "";
  for (const user of users.slice(0, 5)) {
    const startedAt = performance.now();
    shownUrl = await post(origin, user, bytes);
    durations.push(performance.now() - startedAt);
  }
  const durationMs = median(durations);
  const feedVersion = await (await fetch(origin + shownUrl, { headers: users[0]?.bearer })).arrayBuffer();
  return [
    {
      what: `posting a 12-megapixel photo of ${kilobytes(bytes.length)}`,
      measured: milliseconds(durationMs),
      goal: "< 3 s",
      met: durationMs < 3000,
    },
    {
      what: "the photo's largest version in the feed",
      measured: kilobytes(feedVersion.byteLength),
      goal: "≤ 200 KB",
      met: feedVersion.byteLength <= 200 * 1024,
    },
  ];
}

async function post(origin: string, { bearer }: BenchUser, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append("content", "Une photo");
  body.append("images[0]", new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" }));
  const response = await fetch(`${origin}/api/posts`, { method: "POST", headers: bearer, body });
  if (response.status !== 201) throw new CliError(`The photo was not posted: ${await response.text()}`);
  const { data } = await response.json();
  const [image] = data.images;
  const widest = imageWidths.at(-1) ?? 0;
  return image.width > widest ? widthPath(image.url, widest) : image.url;
}

/** 4000 × 3000 pixels with detail everywhere: soft noise at three scales, similar to foliage. */
async function createBigPhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const layer = (scale: number, sigma: number) =>
    sharp({
      create: {
        width: width / scale,
        height: height / scale,
        channels: 3,
        background: "#5b6f4a",
        noise: { type: "gaussian", mean: 118, sigma },
      },
    })
      .resize(width, height, { kernel: "cubic" })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const [coarse, middle, fine] = await Promise.all([layer(100, 60), layer(20, 40), layer(4, 24)]);
  return sharp(coarse)
    .composite([
      { input: middle, blend: "soft-light" },
      { input: fine, blend: "overlay" },
    ])
    .jpeg({ quality: 88 })
    .toBuffer();
}
