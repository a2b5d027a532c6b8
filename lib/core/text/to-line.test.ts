import { expect, test } from "vitest";
import { toLine } from "./to-line";

test("replaces line breaks and repeated spaces by one space", () => {
  expect(toLine(" Un\n\n texte \u00a0\tcourt ")).toBe("Un texte court");
});

test("keeps a no-break space, so that no line ends with « or begins with a colon", () => {
  expect(toLine("Offre\u00a0: «\u202fBornes\u00a0»")).toBe("Offre\u00a0: «\u202fBornes\u00a0»");
});
