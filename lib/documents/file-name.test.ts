import { expect, test } from "vitest";
import { sanitizeFileName } from "./file-name";

test.each([
  ["Mon CV.pdf", "Mon CV.pdf"],
  ["Été d'Anaïs.PDF", "Été d'Anaïs.pdf"],
  ["C:\\Users\\anna\\cv.pdf", "cv.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ['a"\r\nSet-Cookie: x=1.pdf', "a Set-Cookie x=1.pdf"],
  ["photo\u202Efdp.exe", "photofdp.exe.pdf"],
  ["...", "CV.pdf"],
  ["", "CV.pdf"],
  [undefined, "CV.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
  [`a${"\u0315".repeat(40)}.pdf`, `a${"\u0315".repeat(30)}.pdf`],
])("shows a file called %j as %j", (sent, shown) => {
  expect(sanitizeFileName(sent, "CV")).toBe(shown);
});

test("truncates a long name between characters", () => {
  const name = sanitizeFileName(`${"🎓".repeat(300)}.pdf`, "CV");
  expect([Array.from(name).length, name.endsWith("🎓.pdf")]).toEqual([120, true]);
  expect(sanitizeFileName(`a${"🇫🇷".repeat(60)}.pdf`, "CV")).toBe(`a${"🇫🇷".repeat(57)}.pdf`);
});
