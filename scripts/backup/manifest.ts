import * as z from "zod/mini";
import { demoStates } from "../app/demo-state";

const version = 1;

/** Names are validated because they become part of statements, and checksums do not authenticate an archive. */
const identifier = z.string().check(z.regex(/^(?:[a-z_][a-z0-9_]*|"(?:[^"\0]|"")+")$/));
const table = z.object({ name: identifier, columns: z.array(identifier) });

export const manifest = z.object({
  version: z.literal(version),
  createdAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.number()),
  demo: z.nullable(z.enum(demoStates)),
  tables: z.array(table),
});
export type Manifest = z.infer<typeof manifest>;

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
