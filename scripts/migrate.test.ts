import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";

test("creates no site in a data folder that has none", () => {
  const DATA_DIR = path.join(createTempDir(), "other");
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", DATA_DIR },
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining(`There is no site in the data folder ${DATA_DIR}: name the right one`),
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});
