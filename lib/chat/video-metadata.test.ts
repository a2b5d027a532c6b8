import { expect, test } from "vitest";
import { box, liveWebm, mp4, mp4WithLocations, webm } from "@/e2e/support/videos";
import decode from "./video-decoder.mjs";

test.each([
  ["an MP4", "mp4", mp4()],
  ["an MP4 with a track of locations", "mp4", mp4WithLocations("stco")],
  ["an MP4 with a track of locations and long offsets", "mp4", mp4WithLocations("co64")],
  ["a WebM", "webm", webm()],
  ["a recording without sizes", "webm", liveWebm()],
])("removes the location from %s", async (_, format, bytes) => {
  expect(bytes.includes("48.8566")).toBe(true);
  const { value, parts } = await decode(Buffer.from(bytes), { format });
  expect(value).toEqual({ width: 320, height: 180 });
  const [stored = Buffer.alloc(0)] = parts;
  expect([stored.length, stored.includes("48.8566")]).toEqual([bytes.length, false]);
  expect(stored.toString("latin1").split("image")).toHaveLength(
    bytes.toString("latin1").split("image").length,
  );
  expect((await decode(Buffer.from(stored), { format })).value).toEqual(value);
});

test("a recording that was cut off is still a video", async () => {
  const bytes = liveWebm().subarray(0, -2);
  expect((await decode(bytes, { format: "webm" })).value).toEqual({ width: 320, height: 180 });
});

test("rejects a track of locations in fragments, whose samples have no table", async () => {
  const fragments = (bytes: Buffer) => decode(Buffer.concat([bytes, box("moof")]), { format: "mp4" });
  expect((await fragments(mp4())).value).toEqual({ width: 320, height: 180 });
  expect((await fragments(mp4WithLocations("stco"))).value).toHaveProperty("error");
});
