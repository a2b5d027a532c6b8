import { expect, test } from "vitest";
import { webVtt } from "./captions";

test("captions are a WebVTT file, with nothing in them read as markup", () => {
  const cues = [
    { name: "Bonjour", from: 0, to: 2.4 },
    { name: "A & B <c>", from: 2.5, to: 3661.007 },
  ];
  expect(webVtt(cues)).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:02.400\nBonjour\n\n00:00:02.500 --> 01:01:01.007\nA &amp; B &lt;c&gt;\n",
  );
});
