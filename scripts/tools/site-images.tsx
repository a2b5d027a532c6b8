import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Courtyard } from "@/components/site/courtyard";
import { Mark } from "@/components/ui/art/mark";
import { locales } from "@/db/enums";
import { messagesFor } from "@/lib/core/i18n/messages";
import { runCli } from "../cli-error";
import { root } from "../services/supervised-process";
import { findChromium } from "../test/chromium";

/**
 * Draws what the public pages show elsewhere: one picture a language for those who share them, the icons of the
 * manifest, and the one that old browsers look for. Run by hand when the drawing or the headline changes; the results are in the repository. A browser
 * draws the pictures: no other renderer here reads the fonts that the pages wear.
 */
runCli(async () => {
  for (const folder of ["og", "icons"]) mkdirSync(path.join(root, "public", folder), { recursive: true });
  await drawIcons();
  await drawFavicon();
  const browser = await chromium.launch({
    executablePath: await findChromium(async () => false),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const locale of locales) {
    await page.setContent(pictureFor(messagesFor(locale).site.home.headline));
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    await sharp(shot)
      .png({ palette: true })
      .toFile(path.join(root, `public/og/${locale}.png`));
  }
  await browser.close();
});

async function drawIcons(): Promise<void> {
  const mark = readFileSync(path.join(root, "app/icon.svg"));
  for (const size of [192, 512]) {
    const drawn = await sharp(mark, { density: 72 * (size / 32) })
      .resize(Math.round(size * 0.6))
      .png()
      .toBuffer();
    const paper = {
      width: size,
      height: size,
      channels: 3 as const,
      background: colours().ground ?? "white",
    };
    await sharp({ create: paper })
      .composite([{ input: drawn }])
      .png()
      .toFile(path.join(root, `public/icons/${size}.png`));
  }
}

/** An ICO file of one picture, which may be a PNG: the file's head, the picture's, and the picture. */
async function drawFavicon(): Promise<void> {
  const size = 32;
  const drawn = await sharp(path.join(root, "app/icon.svg")).resize(size).png({ palette: true }).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(drawn.length, 14);
  head.writeUInt32LE(head.length, 18);
  writeFileSync(path.join(root, "public/favicon.ico"), Buffer.concat([head, drawn]));
}

function pictureFor(headline: string): string {
  const { ground, ink } = colours();
  const name = messagesFor("fr").site.name;
  return `<!doctype html><style>${fontFace()}${paints()}
    body { margin: 0; width: 1200px; height: 630px; background: ${ground}; color: ${ink}; overflow: hidden;
      font: 600 60px/1.06 Bricolage; letter-spacing: -0.01em; position: relative }
    body > svg { position: absolute; inset: auto 0 0; width: 1200px; height: 516px }
    p { position: absolute; left: 56px; top: 132px; margin: 0; width: 560px; text-wrap: balance }
    div { position: absolute; left: 56px; top: 44px; display: flex; gap: 16px; align-items: center; font-size: 44px }
    div svg { width: 60px; height: 60px }</style>
    ${renderToStaticMarkup(<Courtyard label={name} />)}
    <div>${renderToStaticMarkup(<Mark />)}${name}</div><p>${headline}</p>`;
}

/** The light theme's colours by name, out of the one file that has them. */
function colours(): Record<string, string> {
  const css = readFileSync(path.join(root, "app/globals.css"), "utf8");
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+)/g)].map(([, name, colour]) => [name, colour]),
  );
}

function paints(): string {
  const rules = Object.entries(colours()).map(
    ([name, colour]) => `.fill-${name} { fill: ${colour} } .stroke-${name} { stroke: ${colour} }`,
  );
  return `${rules.join(" ")} .fill-none { fill: none }`;
}

function fontFace(): string {
  const font = readFileSync(path.join(root, "components/shell/fonts/bricolage.woff2")).toString("base64");
  return `@font-face { font-family: Bricolage; font-weight: 600; src: url(data:font/woff2;base64,${font}) }`;
}
