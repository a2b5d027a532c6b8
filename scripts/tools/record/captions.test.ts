import { expect, test } from "vitest";
import { webVtt } from "./captions";

test("formats captions as a WebVTT file, with their markup escaped", () => {
  const cues = [
    { name: "Bonjour", from: 0, to: 2.4 },
    { name: "A & B <c>", from: 2.5, to: 3661.007 },
  ];
  expect(webVtt(cues)).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:02.400\nBonjour\n\n00:00:02.500 --> 01:01:01.007\nA &amp; B &lt;c&gt;\n",
  );
});
