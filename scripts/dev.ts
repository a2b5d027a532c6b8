import { openHouse } from "./house/house";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

command(() => untilStopped((teardown) => openHouse(settings(), "development", teardown)));
