import { isUtf8 } from "node:buffer";
import { AppError } from "@/lib/core/errors/app-error";
import { isImageType } from "@/lib/core/images/constants";
import { requireImageType } from "@/lib/core/images/require-image-type";
import { limitBytes, readBodyStream } from "./body-stream";
import type { BodyOf, Endpoint } from "./endpoint";
import { readMultipart } from "./multipart";
import { parse } from "./parse";
import { deleteUploads, type UploadNames, type Uploads } from "./uploads";

const jsonLimit = 256 * 1024;
const restLimit = 50 * 1024 * 1024;

/** Throws `method_not_allowed`. */
export async function readBody<E extends Endpoint>(
  endpoint: E,
  request: Request,
): Promise<{ body: BodyOf<E>; files: Uploads; names: UploadNames }> {
  const { fields, files, names } = await readFields(endpoint, request);
  try {
    const isOverridden = endpoint.methodOverride && request.method === "POST";
    if (isOverridden && String(fields._method).toUpperCase() !== endpoint.method)
      throw new AppError("method_not_allowed");
    const body = (endpoint.body && parse(endpoint.body, fields)) as BodyOf<E>;
    await requireImageTypes(endpoint, files);
    return { body, files, names };
  } catch (error) {
    await deleteUploads(files);
    throw error;
  }
}

/** Checks the fields that take only images. Other files are checked when they are read. */
async function requireImageTypes({ files: rules = {} }: Endpoint, files: Uploads): Promise<void> {
  for (const [field, { types }] of Object.entries(rules)) {
    if (!types.every(isImageType)) continue;
    for (const upload of files[field] ?? []) await requireImageType(upload, types);
  }
}

async function readFields(endpoint: Endpoint, request: Request) {
  if (!endpoint.body) return { fields: {} as Record<string, unknown>, files: {}, names: {} };
  const contentType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const acceptsMultipart = endpoint.files !== undefined || endpoint.methodOverride;
  if (acceptsMultipart && contentType === "multipart/form-data")
    return readMultipart(request, { files: endpoint.files ?? {} });
  if (contentType === "application/x-www-form-urlencoded" && (endpoint.form || endpoint.methodOverride))
    return { fields: Object.fromEntries(new URLSearchParams(await readText(request))), files: {}, names: {} };
  if (contentType !== "" && contentType !== "application/json") throw new AppError("body_kind_refused");
  return { fields: readJson(await readText(request)), files: {}, names: {} };
}

function readJson(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError("body_malformed");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AppError("body_malformed");
  return value as Record<string, unknown>;
}

/** Throws `body_malformed` for bytes that are not UTF-8: replaced, they would be stored as a damaged text. */
export async function readText({ body }: Request): Promise<string> {
  if (!body) return "";
  const chunks = await readBodyStream(body, restLimit, async (incoming) => {
    const buffers: Uint8Array[] = [];
    for await (const chunk of limitBytes(incoming, jsonLimit, "body_too_large")) buffers.push(chunk);
    return buffers;
  });
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw new AppError("body_malformed");
  return bytes.toString("utf8");
}
