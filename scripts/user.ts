import { assertSiteExists, hasSite, openDatabase } from "./app/database";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";
import { parseUserCommand } from "./user/parse-arguments";

runCommand(async (teardown) => {
  const command = parseUserCommand(process.argv.slice(2));
  const settings = readSettings();
  const isNewSite = !hasSite(settings);
  if (command.action !== "create") assertSiteExists(settings);
  await openDatabase(settings, teardown);
  // The module reads the environment, which is complete now.
  const { runUserCommand } = await import("./user/run-user-command");
  console.log(await runUserCommand(command));
  if (command.isGenerated) console.log(`Password: ${command.password}`);
  if (isNewSite)
    console.log(`It is the first account of a new site in the data folder ${settings.DATA_DIR}.`);
});
