import type { ImageFixture } from "../fixtures/fixtures";

/** The alternative text with what can be read in the image: a poster's words, a chart's figures. */
export function altText({ alt, scene, words }: ImageFixture, locale: "fr" | "en"): string {
  if (scene.startsWith("poster ")) {
    return locale === "fr"
      ? `${alt}. On y lit : ${words.join(", ")}.`
      : `${alt}. It reads: ${words.join(", ")}.`;
  }
  if (scene === "chart bars" || scene === "chart donut") {
    const figures = words.slice(1).map((word) => word.replace(/\*?:(?=[\d.]+$)/, " "));
    return `${alt} (${figures.join(", ")})`;
  }
  return alt;
}
