import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readMultipart } from "@/lib/core/api/multipart";
import { deleteUploads } from "@/lib/core/api/uploads";
import { AppError } from "@/lib/core/errors/app-error";
import { createDataDir, filesIn } from "./data-dir";

export const folder = createDataDir();
export const rules = {
  files: { images: { max: 10, maxBytes: 5 * 1024 * 1024 }, cv: { max: 1, maxBytes: 1000 } },
};

export function requestWith(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { "content-type": type };
  return new Request("http://preau.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

export function formRequest(entries: [string, string | File][]): Request {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return requestWith(data);
}

export const file = (content: string) => new File([content], "a.png");

export async function codeOf(request: Request): Promise<string | undefined> {
  const error = await readMultipart(request, rules).then(
    ({ files }) => deleteUploads(files),
    (error) => error,
  );
  if (error !== undefined && !(error instanceof AppError)) throw error;
  return error?.code;
}

export function uploads(): string[] {
  return existsSync(path.join(folder, "uploads")) ? filesIn(path.join(folder, "uploads")) : [];
}

export const contents = (files: string[] = []) => files.map((upload) => readFileSync(upload, "utf8"));
