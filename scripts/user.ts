import { openDatabase } from "./house/database";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";
import { readWish, type Wish } from "./user/arguments";

command(() =>
  untilStopped(async (teardown) => {
    const wish = readWish(process.argv.slice(2));
    await openDatabase(settings(), teardown);
    console.log(await fulfil(wish));
    if (wish.generated) console.log(`Password: ${wish.password}`);
    await teardown.run();
    process.exit(0);
  }),
);

/** What it needs is loaded once the environment that it reads is complete. Resolves to what to say. */
async function fulfil({ generated: _, ...wish }: Wish): Promise<string> {
  if (wish.action === "password") {
    const { givePassword } = await import("./user/give-password");
    const { id, name, email } = await givePassword(wish);
    return `Account ${id}, ${name} <${email}>, has a new password; its sessions are closed.`;
  }
  const { action, ...account } = wish;
  const { create } = await import("./user/create");
  const id = await create(account);
  return `Made ${account.role} ${id}: ${account.name} <${account.email}>`;
}
