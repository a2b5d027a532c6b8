import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, contents, file, formRequest, requestWith, rules, uploads } from "@/e2e/support/multipart";
import { readMultipart } from "./multipart";
import { deleteUploads } from "./uploads";

test("parses the text and the files of a form in order", async () => {
  const { fields, files } = await readMultipart(
    formRequest([
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
  await deleteUploads(files);
  expect(uploads()).toEqual([]);
});

test.each(["images", "images[]", "images[0]", "images[7]"])(
  "the field of files may be called %s",
  async (name) => {
    const { files } = await readMultipart(formRequest([[name, file("x")]]), rules);
    expect(contents(files.images)).toEqual(["x"]);
    await deleteUploads(files);
  },
);

test("an empty file input is not a file", async () => {
  const headers = 'Content-Disposition: form-data; name="images"; filename=""';
  const body = `--x\r\n${headers}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`;
  const { files } = await readMultipart(requestWith(body, "multipart/form-data; boundary=x"), rules);
  expect(files.images).toBeUndefined();
});

test.each([".", "..", "C:\\\\..", "a/..", "...", " "])("a file called %j is a file", async (fileName) => {
  const headers = `Content-Disposition: form-data; name="cv"; filename="${fileName}"`;
  const body = `--x\r\n${headers}\r\n\r\nlife\r\n--x--\r\n`;
  const { files } = await readMultipart(requestWith(body, "multipart/form-data; boundary=x"), rules);
  expect(contents(files.cv)).toEqual(["life"]);
  await deleteUploads(files);
});

test.each(["virus", "constructor", "__proto__"])(
  "ignores a file of the undeclared field %s",
  async (name) => {
    const { fields, files } = await readMultipart(
      formRequest([
        [name, file("x")],
        ["content", "x"],
      ]),
      rules,
    );
    expect([fields.content, Object.keys(files)]).toEqual(["x", []]);
    expect(uploads()).toEqual([]);
  },
);

test("other users of the machine cannot read an upload", async () => {
  const { files } = await readMultipart(formRequest([["images", file("x")]]), rules);
  expect(statSync(files.images?.[0] ?? "").mode & 0o077).toBe(0);
  await deleteUploads(files);
});

test("accepts a file of the maximum size, and rejects one byte more", async () => {
  expect(await codeOf(formRequest([["cv", file("x".repeat(1000))]]))).toBeUndefined();
  expect(await codeOf(formRequest([["cv", file("x".repeat(1001))]]))).toBe("file_too_large");
  const large = new File([new Uint8Array(5 * 1024 * 1024)], "a.png");
  expect(await codeOf(formRequest([["images", large]]))).toBeUndefined();
  expect(await codeOf(formRequest([["images", new File([large, "x"], "a.png")]]))).toBe("file_too_large");
  expect(uploads()).toEqual([]);
});

test("accepts ten files, rejects eleven, and applies each field's own maximum", async () => {
  const images = (count: number) =>
    Array.from({ length: count }, (_, index) => [`images[${index}]`, file("x")]);
  expect(await codeOf(formRequest(images(10) as [string, File][]))).toBeUndefined();
  expect(await codeOf(formRequest(images(11) as [string, File][]))).toBe("too_many_files");
  expect(await codeOf(formRequest([["cv", file("x")]]))).toBeUndefined();
  expect(
    await codeOf(
      formRequest([
        ["cv", file("x")],
        ["cv", file("x")],
      ]),
    ),
  ).toBe("too_many_files");
  expect(uploads()).toEqual([]);
});

test("rejects a body of another content type", async () => {
  expect(await codeOf(formRequest([["content", "x"]]))).toBeUndefined();
  expect(await codeOf(requestWith("content=x", "application/x-www-form-urlencoded"))).toBe("body_malformed");
  expect(await codeOf(requestWith("{}", "application/json"))).toBe("body_malformed");
  expect(await codeOf(new Request("http://preau.example/", { method: "POST" }))).toBe("body_malformed");
});

test("accepts any field name", async () => {
  const { fields } = await readMultipart(
    formRequest([
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

test("parses a form that arrives byte by byte", async () => {
  const whole = formRequest([
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
  const { fields, files } = await readMultipart(
    requestWith(slowly, whole.headers.get("content-type") ?? ""),
    rules,
  );
  expect([fields.content, contents(files.images)]).toEqual(["x", ["\r\n--not the end\r\n"]]);
  await deleteUploads(files);
});
