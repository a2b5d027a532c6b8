import { expect, test } from "vitest";
import { appUrl } from "@/lib/core/env";
import { isLikelySpam } from "./spam";

test.each([
  "Bonjour, où est la cour ?",
  "مرحبا، أود أن أعرف كيف يمكنني التسجيل في المدرسة هذا العام من فضلكم",
  "नमस्ते, मैं इस विद्यालय में प्रवेश के बारे में जानना चाहता हूँ",
  "MERCI !",
])("%s is not spam", (content) => {
  expect(isLikelySpam(content)).toBe(false);
});

test("allows one link to the own site", () => {
  expect(isLikelySpam(`Cette page est cassée : ${appUrl()}/offre/12.`)).toBe(false);
  expect(isLikelySpam(`${appUrl()}/offre/12 ${appUrl()}/offre/13`)).toBe(true);
  expect(isLikelySpam(`${appUrl()} https://x.invalid`)).toBe(true);
  expect(isLikelySpam(`${appUrl()}.x.invalid/`)).toBe(true);
  expect(isLikelySpam("www.x.invalid")).toBe(true);
});

test.each([
  "Voyez https://example.com",
  "[url=x]ici[/url]",
  "Gagnez au casino",
  "ACHETEZ TOUT DE SUITE, C’EST GRATUIT",
  "ah !!!!!!!!!!",
])("%s is spam", (content) => {
  expect(isLikelySpam(content)).toBe(true);
});
