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
])("%j leads to %s", (text, href) => {
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
])("%j leads nowhere", (text) => {
  expect(hrefs(text)).toEqual([]);
  expect(splitLinks(text)).toEqual([{ text }]);
});

test("an address ends where quotes, brackets or hidden letters begin", () => {
  expect(hrefs('https://a.fr/"onmouseover="alert(1)')).toEqual(["https://a.fr/"]);
  expect(hrefs("https://a.fr/<script>")).toEqual(["https://a.fr/"]);
  expect(hrefs("https://a.fr/\u202Egpj.exe")).toEqual(["https://a.fr/"]);
  expect(hrefs("https://a.fr/\u0000x")).toEqual(["https://a.fr/"]);
});

test("an address in look-alike letters is shown as the machine reads it", () => {
  const [link] = splitLinks("https://\u0430pple.com/login");
  expect(link?.text).toBe("https://xn--pple-43d.com/login");
  expect(splitLinks("https://école.fr/")[0]?.text).toBe("https://école.fr/");
});

test("nothing of a text is lost around its addresses", () => {
  const text = "a https://b.fr, c (https://d.fr/e) f\n\n  g";
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("what is longer than any address is text, however it is made", () => {
  expect(hrefs(`https://a.fr/${")".repeat(50_000)}`)).toEqual([]);
  expect(hrefs("https://".repeat(20_000))).toEqual([]);
  expect(hrefs(`https://a.fr/${".".repeat(1900)} `.repeat(200))).toHaveLength(200);
});

test("a long address is shortened to the eye and whole in its link", () => {
  const [link] = splitLinks(`https://exemple.fr/${"é".repeat(200)}`);
  expect(link?.text).toHaveLength(81);
  expect(link?.href).toContain("%C3%A9".repeat(200));
});
