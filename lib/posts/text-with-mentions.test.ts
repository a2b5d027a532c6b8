import { expect, test } from "vitest";
import * as z from "zod/mini";
import { textWithMentions } from "./text-with-mentions";

const comment = textWithMentions(20, { min: 1, required: "comment_required" });

test.each(["Oui", "👍", "❤️", "…", "@[Zoé](7)", "\u200bOui"])("%j is visible text", (text) => {
  expect(z.safeParse(comment, text).success).toBe(true);
});

test.each(["", " \n", "\u200b\u200b", "\u3164", "\u202e \u2060", "\u{e0041}"])(
  "%j is not visible text",
  (text) => {
    const { error } = z.safeParse(comment, text);
    expect(error?.issues.map(({ message }) => message)).toEqual(["comment_required"]);
  },
);
