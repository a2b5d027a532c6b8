import { databaseTimeouts, db } from "@/db/client";
import { schoolSettings } from "@/db/schema/school-settings";
import { listen } from "@/lib/core/database/listener";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { defaultSite, type Site, setCurrentSite } from "@/lib/site";

export async function readSite(): Promise<Site> {
  const { contact, accent, landing } = schoolSettings;
  const [row] = await db.select({ contact, accent, landing }).from(schoolSettings);
  return {
    contact: { ...defaultSite.contact, ...row?.contact },
    accent: row?.accent ?? defaultSite.accent,
    landing: row?.landing ?? defaultSite.landing,
  };
}

/** What this process shows from now on. */
export async function loadSite(): Promise<Site> {
  const site = await readSite();
  setCurrentSite(site);
  return site;
}

/** Loads it now and whenever a process changes it; db/functions/school-settings.sql announces that. */
export async function followSite(signal: AbortSignal): Promise<void> {
  let loading: Promise<unknown> = Promise.resolve();
  const load = () => {
    loading = loading
      .then(loadSite)
      .catch((err) => log.warn({ err }, "the school's settings were not loaded"));
    return loading;
  };
  void listen(env().DATABASE_URL, databaseTimeouts, ["school_settings"], load, signal, load);
  await load();
}
