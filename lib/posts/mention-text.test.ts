import { expect, test } from "vitest";
import {
  editMarkup,
  findMentionedIds,
  insertMention,
  renderMarkup,
  renderStored,
  restoreMentions,
  toMarkup,
  toStored,
} from "./mention-text";

const text = "Merci @[Zoé Œuvrard](7) et @[Marc](12) !";

test("converts a stored text to names and back", () => {
  const { content, mentions } = renderMarkup(text);
  expect(content).toBe("Merci @Zoé Œuvrard et @Marc !");
  expect(mentions.map(({ start, length }) => content.slice(start, start + length))).toEqual([
    "@Zoé Œuvrard",
    "@Marc",
  ]);
  expect(toMarkup(content, mentions)).toBe(text);
});

test("stores ids, but plain names for users who cannot be mentioned", () => {
  expect(findMentionedIds(`${text} @[Marc](12)`)).toEqual([7, 12]);
  expect(toStored(text, new Map([[12, "Marc"]]))).toBe("Merci @Zoé Œuvrard et @[12] !");
});

test("shows current names, links only permitted users, and keeps other brackets", () => {
  const users = [
    { id: 7, name: "Zoé Martin", isLinked: true },
    { id: 12, name: "Marc", isLinked: false },
  ];
  expect(renderStored("@[7], @[12], @[99], a[0]@[x]", users)).toEqual({
    content: "@Zoé Martin, @Marc, @[99], a[0]@[x]",
    mentions: [{ user_id: 7, name: "Zoé Martin", start: 0, length: 11 }],
  });
});

test.each([
  ["before a mention", "Oh, merci @Zoé Œuvrard et @Marc !", "Oh, merci @[Zoé Œuvrard](7) et @[Marc](12) !"],
  ["between mentions", "Merci @Zoé Œuvrard, @Marc !", "Merci @[Zoé Œuvrard](7), @[Marc](12) !"],
  ["right after one", "Merci @Zoé Œuvrards et @Marc !", "Merci @[Zoé Œuvrard](7)s et @[Marc](12) !"],
  ["inside one", "Merci @Zoé et @Marc !", "Merci @Zoé et @[Marc](12) !"],
  ["everywhere", "", ""],
])("keeps the mentions that an edit %s does not change", (_, next, expected) => {
  expect(editMarkup(text, next)).toBe(expected);
  expect(renderMarkup(expected).content).toBe(next);
});

test("inserts a mention in place of the typed text", () => {
  const shown = renderMarkup(text).content;
  const start = shown.indexOf("et");
  expect(insertMention(text, { start, end: start + 2 }, { id: 3, name: "Inès [B]" })).toEqual({
    text: "Merci @[Zoé Œuvrard](7) @[Inès  B ](3) @[Marc](12) !",
    caret: start + 10,
  });
});

test("restores mentions that a client sends back as plain names", () => {
  const users = [{ id: 7, name: "Zoé (M.)" }];
  expect(restoreMentions("@Zoé (M.), a@Zoé (M.) et @Zoé (M.)s", users)).toBe(
    "@[Zoé (M.)](7), a@Zoé (M.) et @Zoé (M.)s",
  );
  const anna = [
    { id: 1, name: "Anna" },
    { id: 2, name: "Anna Li" },
  ];
  expect(restoreMentions("@Anna Li et @Anna", anna)).toBe("@[Anna Li](2) et @[Anna](1)");
});
