import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { lastLogError } from "./server";

const line = (text: string) => `2026-11-28 21:32:45.025 UTC [19851] ${text}`;

test("reports why the database exited, not its errors to clients", () => {
  const file = path.join(createTempDir(), "postgres.log");
  const reason = line('FATAL:  could not write to file "pg_wal/xlogtemp.19851": No space left on device');
  const others = [
    line("FATAL:  the database system is not yet accepting connections"),
    line("FATAL:  terminating connection due to unexpected postmaster exit"),
    line("LOG:  database system is shut down"),
  ];
  writeFileSync(file, [line("LOG:  redo starts"), reason, ...others].join("\n"));
  expect(lastLogError(file)).toBe(reason);
});
