import * as z from "zod/mini";
import { CliError } from "../cli-error";
import { type ArchiveEntry, ArchiveReader } from "./archive-reader";
import { type Manifest, manifest, type Summary, summary } from "./manifest";

export type Archive = {
  reader: ArchiveReader;
  manifest: Manifest;
  summary: Summary;
  secrets: Buffer;
  parts: Map<string, ArchiveEntry[]>;
};

export async function openArchive(file: string): Promise<Archive> {
  const reader = await ArchiveReader.open(file).catch((error) => {
    throw new CliError(`${file} cannot be read (${error.code}).`);
  });
  try {
    await reader.verify();
    return { reader, ...(await readContents(reader)) };
  } catch (error) {
    await reader.close();
    const reason = error instanceof Error ? error.message : error;
    throw new CliError(`${file} is not a backup or is damaged (${reason}): nothing was restored.`);
  }
}

async function readContents(reader: ArchiveReader): Promise<Omit<Archive, "reader">> {
  const single = new Map<string, ArchiveEntry>();
  const parts = new Map<string, ArchiveEntry[]>();
  for await (const entry of reader.entries()) {
    const table = /^database\/([^/]+)\//.exec(entry.name)?.[1];
    if (table) parts.set(table, [...(parts.get(table) ?? []), entry]);
    else if (!entry.name.includes("/")) single.set(entry.name, entry);
  }
  const read = async (name: string) => {
    const entry = single.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return reader.readWhole(entry);
  };
  const parse = async <S extends z.core.$ZodType>(schema: S, name: string) => {
    const result = z.safeParse(schema, JSON.parse((await read(name)).toString()));
    if (!result.success) throw new Error(`${name} is of another version of the application`);
    return result.data;
  };
  return {
    manifest: await parse(manifest, "backup.json"),
    summary: await parse(summary, "summary.json"),
    secrets: await read("secrets.json"),
    parts,
  };
}
