import { buildWhenNeeded } from "./house/build";
import { openHouse } from "./house/house";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

command(() =>
  untilStopped(async (teardown) => {
    const wanted = settings();
    await buildWhenNeeded(teardown);
    await openHouse(wanted, "production", teardown);
  }),
);
