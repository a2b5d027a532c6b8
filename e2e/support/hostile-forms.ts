import type { ErrorCode } from "@/lib/core/errors/app-error";

/** A hostile form as it is sent; without `errorCode`, it is parsed and is harmless. */
type HostileForm = { description: string; type: string; body: string; errorCode?: ErrorCode };

const boundary = "----wall";
const type = `multipart/form-data; boundary=${boundary}`;

const part = (headers: string, content: string) => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, fileName: string) =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/gif`,
    "GIF89a",
  );
const end = `--${boundary}--\r\n`;
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

export const hostileForms: HostileForm[] = [
  { description: "without a boundary", type: "multipart/form-data", body: end, errorCode: "body_malformed" },
  {
    description: "with an empty boundary",
    type: "multipart/form-data; boundary=",
    body: end,
    errorCode: "body_malformed",
  },
  {
    description: "with another boundary",
    type: `${type}s`,
    body: field("content", "x") + end,
    errorCode: "body_malformed",
  },
  { description: "that is nothing", type, body: "", errorCode: "body_malformed" },
  { description: "that is no form", type, body: '{"content":"x"}', errorCode: "body_malformed" },
  {
    description: "that stops in a field",
    type,
    body: field("content", "x").slice(0, -3),
    errorCode: "body_malformed",
  },
  {
    description: "that stops in a header",
    type,
    body: `--${boundary}\r\nContent-Disp`,
    errorCode: "body_malformed",
  },
  {
    description: "that stops in a file",
    type,
    body: file("images[0]", "a.gif").slice(0, -3),
    errorCode: "body_malformed",
  },
  {
    description: "that stops in an unknown file",
    type,
    body: file("virus", "a.gif").slice(0, -3),
    errorCode: "body_malformed",
  },
  { description: "without its last line", type, body: field("content", "x"), errorCode: "body_malformed" },
  {
    description: "with a null byte in a file name",
    type,
    body: file("images", "a\0.gif") + end,
    errorCode: "body_malformed",
  },
  {
    description: "of eleven files",
    type,
    body: times(11, (index) => file(`images[${index}]`, "a.gif")) + end,
    errorCode: "too_many_files",
  },
  {
    description: "of twenty unknown files",
    type,
    body: times(20, () => file("virus", "a.gif")) + end,
    errorCode: "too_many_files",
  },
  {
    description: "of sixty fields",
    type,
    body: times(60, (index) => field(`field${index}`, "x")) + end,
    errorCode: "body_too_large",
  },
  {
    description: "with a field of 100 KB",
    type,
    body: field("content", "x".repeat(100_000)) + end,
    errorCode: "body_too_large",
  },
  {
    description: "with 60 MB before its first line",
    type,
    body: "x".repeat(60_000_000),
    errorCode: "body_too_large",
  },
  {
    description: "with a field without a name",
    type,
    body: part("Content-Disposition: form-data", "x") + end,
  },
  {
    description: "with a file without a field's name",
    type,
    body: part('Content-Disposition: form-data; filename="a.gif"', "x") + end,
  },
  {
    description: "with a part that is no field",
    type,
    body: part("Content-Disposition: attachment", "x") + end,
  },
  {
    description: "with a header of 100 KB",
    type,
    body: part(`X: ${"x".repeat(100_000)}\r\nContent-Disposition: form-data; name="content"`, "x") + end,
  },
  {
    description: "with a thousand headers",
    type,
    body: part(`${times(1000, (index) => `X${index}: x\r\n`)}X: x`, "x") + end,
  },
  {
    description: "with fields named after what every object has",
    type,
    body:
      ["__proto__", "constructor", "__proto__[isAdmin]", "toString"]
        .map((name) => field(name, "polluted"))
        .join("") + end,
  },
  {
    description: "with files named after what every object has",
    type,
    body: file("__proto__", "a.gif") + file("constructor", "a.gif") + end,
  },
  {
    description: "with an unknown encoding",
    type,
    body:
      part(
        'Content-Disposition: form-data; name="content"\r\nContent-Type: text/plain; charset=evil\r\nContent-Transfer-Encoding: rot13',
        "x",
      ) + end,
  },
];
