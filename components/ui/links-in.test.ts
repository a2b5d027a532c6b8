import { expect, test } from "vitest";
import { splitLinks } from "./links-in";

function hrefs(text: string): string[] {
  return splitLinks(text).flatMap((part) => part.href ?? []);
}

test.each([
  ["voir https://exemple.fr.", "https://exemple.fr/"],
  ["(https://exemple.fr/a_(b))", "https://exemple.fr/a_(b)"],
  ["« https://exemple.fr/école »", "https://exemple.fr/%C3%A9cole"],
  ["HTTP://Exemple.FR/A?b=1&c=2#d", "http://exemple.fr/A?b=1&c=2#d"],
  ["https://exemple.fr:8443/x!", "https://exemple.fr:8443/x"],
  ["https://exemple.fr/a\nhttps", "https://exemple.fr/a"],
])("links %j to %s", (text, href) => {
  expect(hrefs(text)).toEqual([href]);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//https",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ftp://exemple.fr/",
  "//exemple.fr/",
  "www.exemple.fr",
  "https://",
  "https://?",
  "https://localhost/admin",
  "https://banque.fr@pirate.fr/",
  "https://moi:secret@pirate.fr/",
  "https:\u200B//exemple.fr",
  "h\u0442tps://exemple.fr",
  `https://exemple.fr/${"a".repeat(3000)}`,
])("does not link %j", (text) => {
  expect(hrefs(text)).toEqual([]);
  expect(splitLinks(text)).toEqual([{ text }]);
});

test("ends a URL at quotes, brackets and invisible characters", () => {
  expect(hrefs('https://a.fr/"onmouseover="alert(1)')).toEqual(["https://a.fr/"]);
  expect(hrefs("https://a.fr/<script>")).toEqual(["https://a.fr/"]);
  expect(hrefs("https://a.fr/\u202Egpj.exe")).toEqual(["https://a.fr/"]);
  expect(hrefs("https://a.fr/\u0000x")).toEqual(["https://a.fr/"]);
});

test("shows a URL with lookalike letters as punycode", () => {
  const [link] = splitLinks("https://\u0430pple.com/login");
  expect(link?.text).toBe("https://xn--pple-43d.com/login");
  expect(splitLinks("https://école.fr/")[0]?.text).toBe("https://école.fr/");
});

test("keeps all text around URLs", () => {
  const text = "a https://b.fr, c (https://d.fr/e) f\n\n  g";
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("does not link a URL that exceeds the maximum length", () => {
  expect(hrefs(`https://a.fr/${")".repeat(50_000)}`)).toEqual([]);
  expect(hrefs("https://".repeat(20_000))).toEqual([]);
  expect(hrefs(`https://a.fr/${".".repeat(1900)} `.repeat(200))).toHaveLength(200);
});

test("shortens the text of a long link, but not its href", () => {
  const [link] = splitLinks(`https://exemple.fr/${"é".repeat(200)}`);
  expect(link?.text).toHaveLength(81);
  expect(link?.href).toContain("%C3%A9".repeat(200));
  const emoji = `https://exemple.fr/${"🎓".repeat(40)}`;
  expect(splitLinks(emoji)[0]?.text).toBe(emoji);
});
