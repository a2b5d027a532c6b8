import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";
import { readFileArgument } from "./backup/arguments";
import { createBackup } from "./backup/create-backup";

runCommand(async (teardown) => {
  const file = readFileArgument("backup", process.argv.slice(2));
  const startedAt = performance.now();
  const { rows, files, bytes, missing } = await createBackup(file, readSettings(), teardown);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(`Backed up ${rows} rows and ${files} files to ${file}: ${megabytes} MB in ${seconds} s.`);
  if (missing.length > 0)
    console.warn(`The storage lacks ${missing.length} files that rows name, the first is ${missing[0]}.`);
  console.log("The archive holds personal data and the site's secrets: keep it as safe as the site.");
});
