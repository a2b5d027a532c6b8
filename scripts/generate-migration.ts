import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

const snapshots = "db/migrations/meta";

execFileSync("drizzle-kit", ["generate", "--config", "db/drizzle.config.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
// Drizzle compares the schema with the newest snapshot alone; each is nine thousand lines.
const older = readdirSync(snapshots)
  .filter((name) => name.endsWith("_snapshot.json"))
  .sort()
  .slice(0, -1);
for (const name of older) rmSync(path.join(snapshots, name));
