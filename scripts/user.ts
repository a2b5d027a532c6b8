import { openDatabase } from "./app/database";
import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { runCli } from "./cli-error";
import { parseUserCommand, type UserCommand } from "./user/parse-arguments";

runCli(() =>
  runUntilSignal(async (teardown) => {
    const wish = parseUserCommand(process.argv.slice(2));
    await openDatabase(settings(), teardown);
    console.log(await runCommand(wish));
    if (wish.generated) console.log(`Password: ${wish.password}`);
    await teardown.run();
    process.exit(0);
  }),
);

/** What it needs is loaded once the environment that it reads is complete. Resolves to what to say. */
async function runCommand({ generated: _, ...wish }: UserCommand): Promise<string> {
  if (wish.action === "password") {
    const { setPassword: givePassword } = await import("./user/set-password");
    const { id, name, email } = await givePassword(wish);
    return `Account ${id}, ${name} <${email}>, has a new password; its sessions are closed.`;
  }
  const { action, ...account } = wish;
  const { createUserAccount: create } = await import("./user/create-user");
  const id = await create(account);
  return `Made ${account.role} ${id}: ${account.name} <${account.email}>`;
}
