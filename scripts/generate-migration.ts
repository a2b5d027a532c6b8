import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { CliError, runCli } from "./cli-error";

const snapshots = "db/migrations/meta";

runCli(async () => {
  const args = process.argv.slice(2);
  if (!/^--name[ =][a-z0-9]+(-[a-z0-9]+)*$/.test(args.join(" ")))
    throw new CliError("Usage: npm run db:generate -- --name WHAT-CHANGES, in lower-case letters");
  execFileSync("drizzle-kit", ["generate", "--config", "db/drizzle.config.ts", ...args], {
    stdio: "inherit",
  });
  // Drizzle compares the schema only with the newest snapshot; each has nine thousand lines.
  const older = readdirSync(snapshots)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .slice(0, -1);
  for (const name of older) rmSync(path.join(snapshots, name));
});
