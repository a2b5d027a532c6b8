import { onTestFinished } from "vitest";
import type { RosterReport } from "@/lib/roster/contract";
import type { ApiClient } from "./api";
import { sql } from "./database";
import { randomKey } from "./random-key";

/** A list of students whose numbers have the same unique prefix; they are deleted after the test. */
export function roster(count: number) {
  const key = randomKey();
  onTestFinished(async () => {
    await sql`update users set school_number = null where school_number like ${`${key}-%`}`;
  });
  const lines = Array.from({ length: count }, (_, index) => [
    `${key}-${index}`,
    `Élève ${"abcdefghij"[index % 10]} Dupont`,
    `${key}-${index}@test.invalid`,
  ]);
  return { key, lines };
}

type Options = { by: ApiClient; dryRun?: boolean; createGroups?: boolean };
/** In `latin1`, the names of these lists have the same bytes as in Windows-1252. */
type ListOptions = Options & { encoding?: "utf8" | "latin1" };

/** Imports a list. The fourth cell of a line is the class, the fifth marks delegates. */
export async function sendRoster(lines: string[][], { encoding, ...options }: ListOptions) {
  const head = ["Numéro", "Nom", "E-mail", "Classe", "Délégué(e)"];
  const width = Math.max(3, ...lines.map((cells) => cells.length));
  const rows = [head, ...lines].map((cells) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? ""),
  );
  const text = rows.map((cells) => cells.join(";")).join("\n");
  return sendRosterFile(Buffer.from(text, encoding), options);
}

export async function sendRosterFile(bytes: Buffer, { by, dryRun = false, createGroups }: Options) {
  const body = new FormData();
  body.append("dry_run", dryRun ? "1" : "0");
  if (createGroups) body.append("create_groups", "1");
  body.append("roster", new Blob([new Uint8Array(bytes)], { type: "text/csv" }), "liste.csv");
  return by.json<{ data: RosterReport }>("/api/admin/roster", { method: "POST", body });
}

export const accountsOf = async (key: string) =>
  sql`select name, email, role, status, school_number from users where school_number like ${`${key}-%`} order by id`;
