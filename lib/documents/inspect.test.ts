import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { AppError } from "@/lib/api/errors";
import { openDataFolder } from "@/lib/storage/folder-for-tests";
import { inspectPdf } from "./inspect";
import { pdf, samples } from "./pdfs-for-tests";

const folder = openDataFolder();
let count = 0;

function kept(bytes: Buffer): string {
  const file = path.join(folder, `${++count}`);
  writeFileSync(file, bytes);
  return file;
}

async function codeOf(bytes: Buffer): Promise<string | undefined> {
  const failure = await inspectPdf(kept(bytes), "resume").catch((error) => error);
  if (failure === undefined) return "fine";
  expect(failure).toBeInstanceOf(AppError);
  return failure.details.fields.resume[0];
}

const codes = {
  fine: "fine",
  kind: "pdf_required",
  unreadable: "pdf_unreadable",
  locked: "pdf_locked",
  active: "pdf_active",
};

test.each(samples)("$what is $finding", async ({ bytes, finding }) => {
  expect(await codeOf(await bytes())).toBe(codes[finding]);
});

test("ten at once are all looked at", async () => {
  const files = await Promise.all(Array.from({ length: 10 }, (_, n) => pdf(`n° ${n}`)));
  expect(await Promise.all(files.map(codeOf))).toEqual(Array(10).fill("fine"));
});
