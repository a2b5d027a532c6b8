import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "./errors";

/** How many files a field takes and how large each may be, in bytes. */
export type FileRules = { max: number; maxBytes: number };

/** A file's content; its name and declared type are a stranger's words and are not kept. */
export type Upload = { bytes: Buffer };
export type Uploads = Record<string, Upload[]>;

const filesPerCall = 10;
const fieldLimits = { fields: 50, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20 };

/**
 * Reads a form while it streams in: text fields by name, files by the name of their field (`images`, `images[]` and
 * `images[0]` are one). Files are held in memory, at most ten of at most `maxBytes`. Throws `body_malformed`,
 * `body_too_large`, `too_many_files`, `file_too_large`.
 */
export async function readMultipart(request: Request, rules: { files: Record<string, FileRules> }) {
  const fields: Record<string, string> = Object.create(null);
  const files: Uploads = Object.create(null);
  const form = openForm(request, rules.files);
  let failure: AppError | undefined;
  const refuse = (code: "body_too_large" | "too_many_files" | "file_too_large") => {
    failure ??= new AppError(code);
    form.destroy();
  };
  form.on("field", (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse("body_too_large");
    else fields[baseName(name)] = value;
  });
  form.on("file", (name, file) => {
    const field = baseName(name);
    const rule = Object.hasOwn(rules.files, field) ? rules.files[field] : undefined;
    if (!rule) return file.resume();
    const kept = files[field] ?? [];
    files[field] = kept;
    if (kept.length >= rule.max) return refuse("too_many_files");
    collect(file, rule.maxBytes, (bytes) => kept.push({ bytes }), refuse);
  });
  form.on("filesLimit", () => refuse("too_many_files"));
  form.on("fieldsLimit", () => refuse("body_too_large"));
  form.on("partsLimit", () => refuse("body_too_large"));
  try {
    await pipeline(bodyOf(request), form);
  } catch {
    throw failure ?? new AppError("body_malformed");
  }
  if (failure) throw failure;
  return { fields, files };
}

function openForm(request: Request, files: Record<string, FileRules>): BusboyInstance {
  const fileSize = Math.max(1, ...Object.values(files).map(({ maxBytes }) => maxBytes));
  const limits = {
    ...fieldLimits,
    files: filesPerCall,
    fileSize: fileSize + 1,
    parts: fieldLimits.fields + filesPerCall,
  };
  try {
    return new Busboy({ headers: Object.fromEntries(request.headers) as BusboyHeaders, limits });
  } catch {
    throw new AppError("body_malformed");
  }
}

function collect(
  file: BusboyFileStream,
  maxBytes: number,
  keep: (bytes: Buffer) => void,
  refuse: (code: "file_too_large") => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  file.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) refuse("file_too_large");
    else chunks.push(chunk);
  });
  file.on("limit", () => refuse("file_too_large"));
  file.on("error", () => {}); // The form's own error says it.
  file.on("end", () => keep(Buffer.concat(chunks)));
}

function bodyOf(request: Request): Readable {
  if (!request.body) throw new AppError("body_malformed");
  return Readable.fromWeb(request.body as import("node:stream/web").ReadableStream);
}

function baseName(name: string): string {
  return name.replace(/\[\d*\]$/, "");
}
