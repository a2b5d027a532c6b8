import { openHouse } from "./house/house";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

command(() =>
  untilStopped(async (teardown) => {
    await openHouse(settings(), "development", teardown);
  }),
);
