import { expect, test } from "vitest";
import { fillPath } from "./fill-path";

test("fills and encodes the parameters of a path", () => {
  expect(fillPath("/a/{id}?token={secret}", { id: 3, secret: "x&y=/.." }, "fr")).toBe(
    "/a/3?token=x%26y%3D%2F..",
  );
  expect(fillPath("/a/{id}", { id: null }, "fr")).toBe("/a/");
});

test("localizes public pages, not areas", () => {
  expect(fillPath("/posts/{post}#comment-{comment}", { post: 1, comment: 2 }, "en")).toBe(
    "/en/posts/1#comment-2",
  );
  expect(fillPath("/posts/{post}", { post: 1 }, "fr")).toBe("/posts/1");
  expect(fillPath("/student/dashboard/jobs", {}, "en")).toBe("/student/dashboard/jobs");
  expect(fillPath("/postscript", {}, "en")).toBe("/postscript");
});
