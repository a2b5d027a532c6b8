import { openDatabase } from "./app/database";
import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { runCli } from "./cli-error";
import { parseUserCommand, type UserCommand } from "./user/parse-arguments";

runCli(() =>
  runUntilSignal(async (teardown) => {
    const command = parseUserCommand(process.argv.slice(2));
    await openDatabase(settings(), teardown);
    console.log(await runCommand(command));
    if (command.generated) console.log(`Password: ${command.password}`);
    await teardown.run();
    process.exit(0);
  }),
);

async function runCommand(command: UserCommand): Promise<string> {
  if (command.action === "password") {
    const { setPassword } = await import("./user/set-password");
    const { id, name, email } = await setPassword(command);
    return `Account ${id}, ${name} <${email}>, has a new password; its sessions are closed.`;
  }
  const { createUser } = await import("./user/create-user");
  const id = await createUser(command);
  return `Made ${command.role} ${id}: ${command.name} <${command.email}>`;
}
