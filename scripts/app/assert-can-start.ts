import { once } from "node:events";
import { CliError } from "../cli-error";
import { listen, listenErrorMessage } from "../server/listen";
import { assertDatabaseReachable } from "./database";
import type { Settings } from "./settings";

/** What a start needs of the machine; checked before a build too, which takes minutes. */
export async function assertCanStart(settings: Settings): Promise<void> {
  await assertPortFree(settings);
  if (settings.hasExternalDatabase) await assertDatabaseReachable(settings.DATABASE_URL);
}

async function assertPortFree({ PORT, HOST }: Settings): Promise<void> {
  try {
    const probes = await listen(() => {}, HOST, PORT);
    await Promise.all(probes.map((probe) => once(probe.close(), "close")));
  } catch (error) {
    throw new CliError(listenErrorMessage(error, HOST, PORT));
  }
}
