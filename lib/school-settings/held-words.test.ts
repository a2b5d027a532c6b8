import { expect, test } from "vitest";
import { findHeldWord } from "./held-words";

test.each([
  ["Quel IDIOT !", "idiot"],
  ["l’idiot", "Idiot"],
  ["C'est un ménteur", "menteur"],
  ["Quel menteur", "Ménteur"],
  ["un cœur", "COEUR"],
  ["i\u00addi\u200bot", "idiot"],
  ["ｉｄｉｏｔ", "idiot"],
  ["à   vendre, vite", "a vendre"],
  ["idiot", "idiot"],
])("%j contains the word %j", (text, word) => {
  expect(findHeldWord(text, ["autre", word])).toBe(word);
});

test.each([
  ["une idiotie", "idiot"],
  ["vendre à", "à vendre"],
  ["", "idiot"],
])("%j does not contain the word %j", (text, word) => {
  expect(findHeldWord(text, [word])).toBeUndefined();
});
