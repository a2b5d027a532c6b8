import path from "node:path";
import { expect, test } from "vitest";
import { hostileForms } from "@/e2e/support/hostile-forms";
import { codeOf, contents, file, folder, formRequest, requestWith, uploads } from "@/e2e/support/multipart";

test.each(hostileForms)("survives a form $description", async ({ type, body, errorCode }) => {
  expect(await codeOf(requestWith(body, type))).toBe(errorCode);
  expect(uploads()).toEqual([]);
  expect({}).not.toHaveProperty("isAdmin");
});

test("a truncated form leaves no files, not even complete ones", async () => {
  const whole = formRequest([
    ["images[0]", file("first")],
    ["images[1]", file("second")],
  ]);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const breaking = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, -60)),
    async pull(controller) {
      await expect
        .poll(() => contents(uploads().map((name) => path.join(folder, "uploads", name))))
        .toContain("first");
      controller.close();
    },
  });
  expect(await codeOf(requestWith(breaking, whole.headers.get("content-type") ?? ""))).toBe("body_malformed");
  expect(uploads()).toEqual([]);
});

test("an aborted upload leaves no file", async () => {
  const whole = formRequest([["images[0]", new File([new Uint8Array(3_000_000)], "a.png")]]);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const breaking = new ReadableStream({
    async pull(controller) {
      controller.enqueue(bytes.subarray(0, 1_000_000));
      await expect.poll(uploads).toHaveLength(1);
      controller.error(new Error("aborted"));
    },
  });
  expect(await codeOf(requestWith(breaking, whole.headers.get("content-type") ?? ""))).toBe("body_malformed");
  expect(uploads()).toEqual([]);
});

/** A body of `megabytes`, and how many of them were consumed. */
function large(megabytes: number, start = new Uint8Array()) {
  const consumed = { megabytes: 0 };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull(controller) {
      if (consumed.megabytes === megabytes) return controller.close();
      consumed.megabytes += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  return { consumed, body };
}

test("reads a file that is too large to its end, then rejects it", async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  const { consumed, body } = large(40, new TextEncoder().encode(head));
  expect(await codeOf(requestWith(body, "multipart/form-data; boundary=x"))).toBe("file_too_large");
  expect(consumed.megabytes).toBe(40);
  expect(uploads()).toEqual([]);
});

test("closes the connection of an endless form", async () => {
  const { consumed, body } = large(Number.POSITIVE_INFINITY);
  expect(await codeOf(requestWith(body, "multipart/form-data; boundary=x"))).toBe("body_too_large");
  expect(consumed.megabytes).toBeLessThan(120);
});

test("a form cut at any point is parsed or rejected, and never ends the process", async () => {
  const whole = formRequest([
    ["content", "x"],
    ["images[0]", file("y".repeat(50))],
    ["virus", file("z")],
  ]);
  const bytes = Buffer.from(await whole.clone().arrayBuffer());
  const type = whole.headers.get("content-type") ?? "";
  for (let seed = 1; seed <= 400; seed += 1) {
    expect(["body_malformed", "too_many_files", undefined]).toContain(
      await codeOf(requestWith(damage(bytes, seed), type)),
    );
  }
  expect(uploads()).toEqual([]);
});

/** The bytes with some of them changed, lost or doubled, the same way for the same seed. */
function damage(bytes: Buffer, seed: number): Buffer<ArrayBuffer> {
  const offset = (seed * 7919) % bytes.length;
  const size = (seed * 31) % 40;
  if (seed % 4 === 0) return Buffer.from(bytes.subarray(0, offset));
  if (seed % 4 === 1) return Buffer.concat([bytes.subarray(0, offset), bytes.subarray(offset + size)]);
  if (seed % 4 === 2) return Buffer.concat([bytes.subarray(0, offset + size), bytes.subarray(offset)]);
  return Buffer.from(bytes).fill(seed % 256, offset, Math.min(offset + size, bytes.length));
}
