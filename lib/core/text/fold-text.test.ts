import { expect, test } from "vitest";
import { foldText } from "./fold-text";

test.each([
  ["Élève", "eleve"],
  ["E\u0301LE\u0300VE", "eleve"],
  ["Lœtitia", "loetitia"],
  ["LÆTITIA", "laetitia"],
  ["Weiß", "weiss"],
  ["Søren Łukasz Đorđe", "soren lukasz dorde"],
  ["İstanbul", "istanbul"],
  ["ﬁn", "fin"],
  ["Ольга 李", "ольга 李"],
])("compares %s as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
