import { openDatabase } from "./house/database";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";
import { newAccount } from "./user/arguments";

command(() =>
  untilStopped(async (teardown) => {
    const { generated, ...account } = newAccount(process.argv.slice(2));
    await openDatabase(settings(), teardown);
    // Loaded once the environment that it reads is complete.
    const { create } = await import("./user/create");
    const id = await create(account);
    console.log(`Made ${account.role} ${id}: ${account.name} <${account.email}>`);
    if (generated) console.log(`Password: ${account.password}`);
    await teardown.run();
    process.exit(0);
  }),
);
