import * as z from "zod/mini";

/** Raised when an archive of before can no longer be read. */
const version = 1;

export const demoStates = ["declined", "begun", "done"] as const;

const table = z.object({ name: z.string(), columns: z.array(z.string()) });

/** `backup.json`, the first entry: what the archive is of. `migrations` are those applied, by the journal's `when`. */
export const manifest = z.object({
  version: z.literal(version),
  createdAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.number()),
  demo: z.nullable(z.enum(demoStates)),
  tables: z.array(table),
});
export type Manifest = z.infer<typeof manifest>;

/** `summary.json`, after the tables: rows by table, and the last value of every sequence that was used. */
export const summary = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
});
export type Summary = z.infer<typeof summary>;

export const newManifest = (content: Omit<Manifest, "version" | "createdAt">): Manifest => ({
  version,
  createdAt: new Date().toISOString(),
  ...content,
});
