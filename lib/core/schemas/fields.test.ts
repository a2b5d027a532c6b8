import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailAddress, name, personName, singleLine, text, title } from "./fields";
import { httpsUrl } from "./https-url";

/** Returns the value that a field parses from a text, or the codes of its errors. */
function parseField(field: z.ZodMiniType<string>, text: string): string | string[] {
  const { success, data, error } = z.safeParse(field, text);
  return success ? data : error.issues.map(({ message }) => message);
}

test.each([
  ["Amélie Nguyễn", "Amélie Nguyễn"],
  ["  Zoé\n\n de \t la\u00a0Cour ", "Zoé de la Cour"],
  ["O’Neill-Šćepanović, Jr.", "O’Neill-Šćepanović, Jr."],
  ["می‌خواهم", "می‌خواهم"],
  ["Ada 👩🏽‍💻 ❤️", "Ada 👩🏽‍💻 ❤️"],
  ["李明", "李明"],
  ["Ame\u0301lie", "Amélie"],
  ["J.-P. St.John", "J.-P. St.John"],
  ["นฤมล น้ำทิพย์", "นฤมล น้ำทิพย์"],
  ["स्त्री", "स्त्री"],
  ["Ада Лавлейс", "Ада Лавлейс"],
])("accepts the name %j", (typed, expected) => {
  expect(parseField(personName(), typed)).toBe(expected);
});

test.each([
  ["Zoé\n\nVotre compte est bloqué : http://evil.example/x", "name_with_address"],
  ["Zoé WWW.evil.example", "name_with_address"],
  ["\u200b\u200b", "characters_unseen"],
  ["\u202egpj.exe", "characters_unseen"],
  ["\u2066Zoé", "characters_unseen"],
  ["\u0007\u0007\u0007", "characters_unseen"],
  ["a\u0000b", "characters_unseen"],
  ["\u200d\u200d", "characters_unseen"],
  ["Zoé\u200d", "characters_unseen"],
  ["Zoé \u200cLi", "characters_unseen"],
  ["\u3164\u3164", "characters_unseen"],
  ["\u{e0041}\u{e0042}", "characters_unseen"],
  ["\u2800\u2800", "characters_unseen"],
  ["Zoé\ue000", "characters_unseen"],
  ["Zoé\ufff9", "characters_unseen"],
  ["Ad\u200dmin", "characters_unseen"],
  ["A\ufe0fda", "characters_unseen"],
  ["Z\u0335\u0336\u0337\u0338oé", "name_marks"],
  ["Z\u0335\u0336\u0337o\u0335\u0336\u0337", "name_marks"],
  ["zoe@evil.example", "name_with_address"],
  ["Zoé ｗｗｗ．evil", "name_with_address"],
  ["Gagnez sur evil.com !", "name_with_address"],
  ["evil。com", "name_with_address"],
  ["bit.ly/x", "name_with_address"],
  ["…!?", "name_without_letter"],
  ["1234", "name_without_letter"],
  ["❤️", "name_without_letter"],
  ["A".repeat(81), "too_long"],
])("rejects the name %j", (typed, code) => {
  expect(parseField(personName(), typed)).toEqual([code]);
});

test("a title keeps no-break spaces, but a name does not", () => {
  const typed = " Stage\u00a0: «\u202fété\u00a0»\n\t2027 ";
  expect(parseField(title(80), typed)).toBe("Stage\u00a0: «\u202fété\u00a0» 2027");
  expect(parseField(singleLine(80), typed)).toBe("Stage : « été » 2027");
  expect(parseField(title(80), "Stage\u200b")).toEqual(["characters_unseen"]);
  expect(parseField(title(80, { min: 1 }), "\u00a0")).toEqual(["required"]);
});

test("a title has variation selectors only after a visible character", () => {
  expect(parseField(title(80), "1\ufe0f\u20e3 ❤\ufe0f")).toBe("1\ufe0f\u20e3 ❤\ufe0f");
  expect(parseField(title(80, { min: 3 }), "\ufe0f\ufe0f\ufe0f")).toEqual(["characters_unseen"]);
  expect(parseField(title(80), "Stage \ufe0e")).toEqual(["characters_unseen"]);
});

test("a company's name may be a number, and may not contain a link", () => {
  expect(parseField(name(80), " 42 ")).toBe("42");
  expect(parseField(name(80), "Réservation.com")).toBe("Réservation.com");
  expect(parseField(name(80), "https://evil.example")).toEqual(["name_with_address"]);
  expect(parseField(name(80), "evil.com/x")).toEqual(["name_with_address"]);
  expect(parseField(name(80), "--")).toEqual(["name_unreadable"]);
});

test("accepts every visible character on a single line", () => {
  expect(parseField(singleLine(200), "Stage\r\nhttps://x.example (H/F)")).toBe(
    "Stage https://x.example (H/F)",
  );
  expect(parseField(singleLine(200, { min: 1 }), " \n ")).toEqual(["required"]);
  expect(parseField(singleLine(200), "Stage\u2028\u202e")).toEqual(["characters_unseen"]);
});

test.each([
  [" zoe@test.invalid ", "zoe@test.invalid"],
  ["zoé+a'b_c!#$%&*/=?^`{|}~-@école.fr", "zoé+a'b_c!#$%&*/=?^`{|}~-@école.fr"],
])("accepts the address %j", (typed, expected) => {
  expect(parseField(emailAddress(), typed)).toBe(expected);
});

test.each([
  "x@y.zz>",
  "<x@y.zz",
  "a,b@y.zz",
  "a;b@y.zz",
  "a:b@y.zz",
  '"a"@y.zz',
  "a(b)@y.zz",
  "a@[y.zz]",
  "a\\b@y.zz",
  "a b@y.zz",
  "a@y",
  "a@b@y.zz",
  "a\u200db@y.zz",
])("rejects the address %j", (typed) => {
  expect(parseField(emailAddress(), typed)).toEqual(["email_invalid"]);
});

test("rejects an overlong email before matching its pattern", () => {
  expect(parseField(emailAddress(), `a@${".".repeat(250_000)}@`)).toEqual(["too_long"]);
});

test("normalizes a letter with endless marks at once", () => {
  // Without the limit of marks, parsing this takes longer than a test may.
  const typed = `a${"\u0315".repeat(100_000)}${"\u0300".repeat(100_000)}`;
  expect(parseField(emailAddress(), typed)).toEqual(["email_invalid"]);
  expect(parseField(text(80), typed)).toBe(`a${"\u0315".repeat(30)}`);
});

test.each(["\u200b", " \u2800\n", "\u3164", "\u2066"])(
  "requires more than the invisible text %j",
  (invisible) => {
    expect(parseField(text(100, { min: 1 }), invisible)).toEqual(["required"]);
    expect(parseField(text(100, { min: 1 }), `${invisible}a`)).toBe(`${invisible}a`);
    expect(parseField(text(100), invisible)).toBe(invisible);
  },
);

test("counts and stores a line break of a form as one character", () => {
  expect(parseField(text(3), "a\r\nb")).toBe("a\nb");
  expect(parseField(text(3), "a\rb")).toBe("a\nb");
  expect(parseField(text(3), "a\r\nbc")).toEqual(["too_long"]);
});

test("a URL is at most as long as it may be sent back after it is read", () => {
  const typed = "préau.example/été";
  const stored = "https://xn--prau-cpa.example/%C3%A9t%C3%A9";
  expect(parseField(httpsUrl(stored.length), typed)).toBe(stored);
  expect(parseField(httpsUrl(stored.length), stored)).toBe(stored);
  expect(parseField(httpsUrl(stored.length - 1), typed)).toEqual(["too_long"]);
  expect(parseField(httpsUrl(stored.length), "préau.example@evil")).toEqual(["website_invalid"]);
});
