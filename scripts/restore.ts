import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";
import { readFileArgument } from "./backup/arguments";
import { restoreBackup } from "./backup/restore-backup";

runCommand(async (teardown) => {
  const file = readFileArgument("restore", process.argv.slice(2));
  const target = readSettings();
  const startedAt = performance.now();
  const { rows, files } = await restoreBackup(file, target, teardown);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Restored ${rows} rows and ${files} files to ${target.DATA_DIR} in ${seconds} s.`);
  console.log("Start it with npm start, in the same environment.");
});
