import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hostileForms } from "@/e2e/support/hostile-forms";
import { filesIn, openDataFolder } from "@/lib/storage/folder-for-tests";
import { AppError } from "./errors";
import { readMultipart } from "./multipart";
import { discardUploads } from "./uploads";

const folder = openDataFolder();
const rules = { files: { images: { max: 10, maxBytes: 5 * 1024 * 1024 }, cv: { max: 1, maxBytes: 1000 } } };

function post(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { "content-type": type };
  return new Request("http://preau.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

function form(entries: [string, string | File][]): Request {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return post(data);
}

const file = (content: string, name = "a.png") => new File([content], name);

async function codeOf(request: Request): Promise<string | undefined> {
  const error = await readMultipart(request, rules).then(
    ({ files }) => discardUploads(files),
    (failure) => failure,
  );
  if (error !== undefined && !(error instanceof AppError)) throw error;
  return error?.code;
}

/** The files under way; the folder comes with the first. */
function uploads(): string[] {
  return existsSync(path.join(folder, "uploads")) ? filesIn(path.join(folder, "uploads")) : [];
}

const contents = (files: string[] = []) => files.map((each) => readFileSync(each, "utf8"));

test("a form brings its text and its files in their order", async () => {
  const { fields, files } = await readMultipart(
    form([
      ["content", "Bonjour à tous"],
      ["images[0]", file("first")],
      ["images[1]", file("second")],
      ["tags", '["école"]'],
      ["cv", file("life")],
    ]),
    rules,
  );
  expect({ ...fields }).toEqual({ content: "Bonjour à tous", tags: '["école"]' });
  expect(contents(files.images)).toEqual(["first", "second"]);
  expect(contents(files.cv)).toEqual(["life"]);
  await discardUploads(files);
  expect(uploads()).toEqual([]);
});

test.each(["images", "images[]", "images[0]", "images[7]"])("files may be called %s", async (name) => {
  const { files } = await readMultipart(form([[name, file("x")]]), rules);
  expect(contents(files.images)).toEqual(["x"]);
  await discardUploads(files);
});

test("a file input that was left empty is no file", async () => {
  const headers = 'Content-Disposition: form-data; name="images"; filename=""';
  const body = `--x\r\n${headers}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`;
  const { files } = await readMultipart(post(body, "multipart/form-data; boundary=x"), rules);
  expect(files.images).toBeUndefined();
});

test.each(["virus", "constructor", "__proto__"])(
  "a file called %s, for which nobody asked, is not kept",
  async (name) => {
    const { fields, files } = await readMultipart(
      form([
        [name, file("x")],
        ["content", "x"],
      ]),
      rules,
    );
    expect([fields.content, Object.keys(files)]).toEqual(["x", []]);
    expect(uploads()).toEqual([]);
  },
);

test("of a form that breaks off, not even the files that came whole stay", async () => {
  const whole = form([
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
  expect(await codeOf(post(breaking, whole.headers.get("content-type") ?? ""))).toBe("body_malformed");
  expect(uploads()).toEqual([]);
});

test("nobody else on the machine may read an upload", async () => {
  const { files } = await readMultipart(form([["images", file("x")]]), rules);
  expect(statSync(files.images?.[0] ?? "").mode & 0o077).toBe(0);
  await discardUploads(files);
});

test("a file of exactly the most is taken, one byte more is not", async () => {
  expect(await codeOf(form([["cv", file("x".repeat(1000))]]))).toBeUndefined();
  expect(await codeOf(form([["cv", file("x".repeat(1001))]]))).toBe("file_too_large");
  const large = new File([new Uint8Array(5 * 1024 * 1024)], "a.png");
  expect(await codeOf(form([["images", large]]))).toBeUndefined();
  expect(await codeOf(form([["images", new File([large, "x"], "a.png")]]))).toBe("file_too_large");
  expect(uploads()).toEqual([]);
});

test("ten files are taken, eleven are not, and a field's own number counts", async () => {
  const images = (count: number) => Array.from({ length: count }, (_, at) => [`images[${at}]`, file("x")]);
  expect(await codeOf(form(images(10) as [string, File][]))).toBeUndefined();
  expect(await codeOf(form(images(11) as [string, File][]))).toBe("too_many_files");
  expect(await codeOf(form([["cv", file("x")]]))).toBeUndefined();
  expect(
    await codeOf(
      form([
        ["cv", file("x")],
        ["cv", file("x")],
      ]),
    ),
  ).toBe("too_many_files");
  expect(uploads()).toEqual([]);
});

test("a body of another kind is no form", async () => {
  expect(await codeOf(form([["content", "x"]]))).toBeUndefined();
  expect(await codeOf(post("content=x", "application/x-www-form-urlencoded"))).toBe("body_malformed");
  expect(await codeOf(post("{}", "application/json"))).toBe("body_malformed");
  expect(await codeOf(new Request("http://preau.example/", { method: "POST" }))).toBe("body_malformed");
});

test.each(hostileForms)("a form $what does no harm", async ({ type, body, refused }) => {
  expect(await codeOf(post(body, type))).toBe(refused);
  expect(uploads()).toEqual([]);
  expect({}).not.toHaveProperty("isAdmin");
});

test("a field may be called anything", async () => {
  const { fields } = await readMultipart(
    form([
      ["__proto__", "a"],
      ["constructor", "b"],
    ]),
    rules,
  );
  expect(Object.entries(fields)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
  expect("polluted" in {}).toBe(false);
});

test("a form that comes in a byte at a time is read like any other", async () => {
  const whole = form([
    ["content", "x"],
    ["images[0]", file("\r\n--not the end\r\n")],
  ]);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const slowly = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const { fields, files } = await readMultipart(post(slowly, whole.headers.get("content-type") ?? ""), rules);
  expect([fields.content, contents(files.images)]).toEqual(["x", ["\r\n--not the end\r\n"]]);
  await discardUploads(files);
});

test("a person who goes away in the middle of a file leaves nothing behind", async () => {
  const whole = form([["images[0]", new File([new Uint8Array(3_000_000)], "a.png")]]);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const breaking = new ReadableStream({
    async pull(controller) {
      controller.enqueue(bytes.subarray(0, 1_000_000));
      await expect.poll(uploads).toHaveLength(1);
      controller.error(new Error("aborted"));
    },
  });
  expect(await codeOf(post(breaking, whole.headers.get("content-type") ?? ""))).toBe("body_malformed");
  expect(uploads()).toEqual([]);
});

/** A body of `megabytes`, and how many of them were taken. */
function large(megabytes: number, start = new Uint8Array()) {
  const taken = { megabytes: 0 };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull(controller) {
      if (taken.megabytes === megabytes) return controller.close();
      taken.megabytes += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  return { taken, body };
}

test("a person whose file is too large sends it to its end, and then hears so", async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  const { taken, body } = large(40, new TextEncoder().encode(head));
  expect(await codeOf(post(body, "multipart/form-data; boundary=x"))).toBe("file_too_large");
  expect(taken.megabytes).toBe(40);
  expect(uploads()).toEqual([]);
});

test("a form without end is cut off", async () => {
  const { taken, body } = large(Number.POSITIVE_INFINITY);
  expect(await codeOf(post(body, "multipart/form-data; boundary=x"))).toBe("body_too_large");
  expect(taken.megabytes).toBeLessThan(120);
});

test("a form torn in any way is read or refused, and never takes the house down", async () => {
  const whole = form([
    ["content", "x"],
    ["images[0]", file("y".repeat(50))],
    ["virus", file("z")],
  ]);
  const bytes = Buffer.from(await whole.clone().arrayBuffer());
  const type = whole.headers.get("content-type") ?? "";
  for (let seed = 1; seed <= 400; seed += 1) {
    expect(["body_malformed", "too_many_files", undefined]).toContain(
      await codeOf(post(torn(bytes, seed), type)),
    );
  }
  expect(uploads()).toEqual([]);
});

/** The bytes with some of them changed, lost or doubled, the same way for the same seed. */
function torn(bytes: Buffer, seed: number): Buffer<ArrayBuffer> {
  const at = (seed * 7919) % bytes.length;
  const size = (seed * 31) % 40;
  if (seed % 4 === 0) return Buffer.from(bytes.subarray(0, at));
  if (seed % 4 === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + size)]);
  if (seed % 4 === 2) return Buffer.concat([bytes.subarray(0, at + size), bytes.subarray(at)]);
  return Buffer.from(bytes).fill(seed % 256, at, Math.min(at + size, bytes.length));
}
