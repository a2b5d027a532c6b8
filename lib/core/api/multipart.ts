import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "@/lib/core/errors/app-error";
import { limitBytes, readBodyStream } from "./body-stream";
import { createUploadPath, deleteUploads, receiveFile, type UploadNames, type Uploads } from "./uploads";

export type FileRules = {
  max: number;
  maxBytes: number;
  types: readonly string[];
  /** For the API's description: the handler throws the error, which may have a text of its own. */
  isRequired?: true;
};

type Rules = { files: Record<string, Omit<FileRules, "types">> };
type Form = { fields: Record<string, string>; files: Uploads; names: UploadNames };

const filesPerCall = 10;
const textBytes = 1024 * 1024;
const limits = {
  fields: 50,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 16 * 1024,
  files: filesPerCall,
  parts: 50 + filesPerCall,
};

/** `images`, `images[]` and `images[0]` are one field. The caller ends with `deleteUploads(files)`. Throws `body_malformed`. */
export async function readMultipart(request: Request, rules: Rules): Promise<Form> {
  const reader = new MultipartReader(request.headers, rules);
  if (!request.body) throw new AppError("body_malformed");
  const maxBytes = maxBodyBytes(rules);
  return readBodyStream(request.body, maxBytes, async (chunks) => {
    try {
      await pipeline(limitBytes(chunks, maxBytes, "body_too_large"), reader.form);
      await reader.finish();
      return reader;
    } catch (error) {
      throw await reader.abort(error);
    }
  });
}

function maxBodyBytes({ files }: Rules): number {
  return Object.values(files).reduce((sum, { max, maxBytes }) => sum + max * maxBytes, textBytes);
}

class MultipartReader implements Form {
  // The object has no prototype, because field names come from the client.
  readonly fields: Form["fields"] = Object.create(null);
  readonly files: Uploads = Object.create(null);
  readonly names: UploadNames = {};
  readonly form: BusboyInstance;
  private readonly receiving: { file: BusboyFileStream; written: Promise<void> }[] = [];
  private error: unknown;

  constructor(
    headers: Headers,
    private readonly rules: Rules,
  ) {
    this.form = createParser(headers.get("content-type") ?? "");
    this.form.on("field", (name, value, _, isTruncated) => this.takeField(name, value, isTruncated));
    this.form.on("file", (name, file, fileName) => this.takeFile(name, file, fileName));
    this.form.on("filesLimit", () => this.fail(new AppError("too_many_files")));
    this.form.on("fieldsLimit", () => this.fail(new AppError("body_too_large")));
    this.form.on("partsLimit", () => this.fail(new AppError("body_too_large")));
  }

  async finish(): Promise<void> {
    await Promise.all(this.receiving.map(({ written }) => written));
    if (this.error) throw this.error;
  }

  async abort(error: unknown): Promise<unknown> {
    // The parser may still emit files of its current chunk.
    this.error ??= error;
    for (const { file } of this.receiving) file.destroy();
    await Promise.all(this.receiving.map(({ written }) => written));
    await deleteUploads(this.files);
    const cause = error instanceof AppError ? error : this.error;
    return cause instanceof AppError || isStorageError(cause) ? cause : new AppError("body_malformed");
  }

  private takeField(name: string | undefined, value: string, isTruncated: boolean): void {
    if (isTruncated) this.fail(new AppError("body_too_large"));
    else if (name !== undefined) this.fields[baseName(name)] = value;
  }

  private takeFile(name: string | undefined, file: BusboyFileStream, fileName: string | undefined): void {
    // The parser reports a truncated form here as well; an unhandled error would end the process.
    file.on("error", () => {});
    const field = baseName(name ?? "");
    const rule = Object.hasOwn(this.rules.files, field) ? this.rules.files[field] : undefined;
    if (fileName?.includes("\0")) this.fail(new AppError("body_malformed"));
    // Browsers send a file without a name when none was chosen.
    if (!rule || fileName === "" || this.error) return void file.resume();
    const uploads = this.files[field] ?? [];
    this.files[field] = uploads;
    if (uploads.length >= rule.max)
      return void this.fail(new AppError("too_many_files", { params: { max: String(rule.max) } }));
    const upload = createUploadPath();
    uploads.push(upload);
    if (fileName) this.names[upload] = fileName;
    const written = receiveFile(file, upload, rule.maxBytes).catch((error) => this.fail(error));
    this.receiving.push({ file, written });
  }

  private fail(error: unknown): void {
    this.error ??= error;
    this.form.destroy();
  }
}

function createParser(type: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;.*\bboundary="?[^";\s]/i.test(type)) throw new AppError("body_malformed");
  try {
    const headers = { "content-type": type } as BusboyHeaders;
    // The whole path: without it a file called `..` would have no name, like one that was not selected.
    const options = { headers, limits, preservePath: true };
    return new Busboy({ ...options, isPartAFile: (_name, _type, fileName) => fileName !== undefined });
  } catch {
    throw new AppError("body_malformed");
  }
}

function isStorageError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall !== "read";
}

function baseName(name: string): string {
  return name.replace(/\[\d*\]$/, "");
}
