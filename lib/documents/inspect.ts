import path from "node:path";
import { Worker } from "node:worker_threads";
import { AppError, invalid } from "@/lib/api/errors";
import type { DocumentKind } from "./kinds";

type Finding = "kind" | "unreadable" | "locked" | "active" | "fine";

const seconds = 15;
const megabytes = 192;
const codes = { unreadable: "pdf_unreadable", locked: "pdf_locked", active: "pdf_active" } as const;

/**
 * Lets pass a PDF that people can read and that does nothing by itself, whatever it is called. Throws
 * `pdf_kind_refused`, or `validation_failed` of `field`; within fifteen seconds and bounded memory.
 */
export async function inspectPdf(file: string, field: DocumentKind | "file"): Promise<void> {
  const finding = await inTurn(() => inspect(file));
  if (finding === "kind") throw new AppError("pdf_kind_refused", { fields: { [field]: ["pdf_required"] } });
  if (finding !== "fine") throw invalid(field, codes[finding]);
}

let last: Promise<unknown> = Promise.resolve();

/** One file after the other: fifty at once take longer, not more memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

function inspect(file: string): Promise<Finding> {
  const script = path.join(process.cwd(), "lib/documents/inspector.mjs");
  const thread = new Worker(script, {
    workerData: { path: file },
    // None of the application's own loaders: they cost more than the work.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 4 },
  });
  let late: NodeJS.Timeout | undefined;
  return new Promise<Finding>((resolve) => {
    thread.on("message", (said: Finding | "ready") => {
      // Until then the machine is slow, not the file.
      if (said === "ready") late = setTimeout(() => resolve("unreadable"), seconds * 1000);
      else resolve(said);
    });
    // Out of memory, or out of its depth.
    thread.once("error", () => resolve("unreadable"));
    thread.once("exit", () => resolve("unreadable"));
  }).finally(() => {
    clearTimeout(late);
    return thread.terminate();
  });
}
