import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([{ args: [] }, { args: ["--name"] }, { args: ["--name", "Two words"] }, { args: ["intent"] }])(
  "rejects $args, which do not name a migration",
  ({ args }) => {
    const command = ["--import", "tsx", "scripts/generate-migration.ts", ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Usage: npm run db:generate/),
    });
  },
);
