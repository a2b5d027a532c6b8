import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, copyFile, mkdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createStoragePath } from "@/lib/core/storage/paths";
import { startServices } from "../../../services/start";
import { root } from "../../../services/supervised-process";
import type { Teardown } from "../../../services/teardown";
import type { BenchOptions } from "../arguments";
import { openDataset } from "../data/dataset";
import type { Finding } from "../report";

const fileCount = 4000;
const fileBytes = 75_000;

/** How long backup and restore take for the feed's data set of each size, with 300 MB of files. */
export async function measureBackup(
  { sizes, dataDir }: Pick<BenchOptions, "sizes" | "dataDir">,
  teardown: Teardown,
): Promise<Finding[]> {
  const { databaseUrl } = await startServices({ dataDir, realtime: false, teardown });
  const folder = path.join(dataDir, "backup");
  await rm(folder, { recursive: true, force: true });
  teardown.defer(() => rm(folder, { recursive: true, force: true }));
  const site = path.join(folder, "site");
  await makeFiles(path.join(site, "storage"));
  await copyFile(path.join(dataDir, "secrets.json"), path.join(site, "secrets.json"));
  const findings: Finding[] = [];
  for (const size of sizes) {
    const { url } = await openDataset("feed", size, {
      dataDir,
      url: databaseUrl,
      teardown,
    });
    const archive = path.join(folder, `${size}.tar`);
    const written = await time("backup", archive, { DATABASE_URL: url, DATA_DIR: site }, teardown);
    const { size: bytes } = await stat(archive);
    const restored = path.join(folder, "restored", size);
    // The database's system user, which may be another one, must be able to traverse the folders.
    for (const dir of [folder, path.dirname(restored)]) {
      await mkdir(dir, { recursive: true });
      await chmod(dir, 0o711);
    }
    const read = await time("restore", archive, { DATA_DIR: restored }, teardown);
    const subject = `${size} posts, ${fileCount} files`;
    findings.push({ what: `archive, ${subject}`, measured: `${(bytes / 1e6).toFixed(0)} MB` });
    findings.push({ what: `npm run backup, ${subject}`, measured: written });
    findings.push({ what: `npm run restore, ${subject}`, measured: read });
  }
  return findings;
}

async function makeFiles(folder: string): Promise<void> {
  for (let n = 0; n < fileCount; n++) {
    const file = path.join(folder, createStoragePath("images", "webp"));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, randomBytes(fileBytes));
  }
}

async function time(
  command: "backup" | "restore",
  archive: string,
  env: Record<string, string>,
  teardown: Teardown,
): Promise<string> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${command}.ts`, archive], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  teardown.defer(() => child.kill());
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`npm run ${command} ended with ${code}`);
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
