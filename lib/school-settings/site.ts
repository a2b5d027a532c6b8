import { databaseTimeouts, db, type Transaction } from "@/db/client";
import { schoolSettings } from "@/db/schema/school-settings";
import { listen } from "@/lib/core/database/listener";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { storageUrl } from "@/lib/core/storage/urls";
import { defaultSite, type SchoolLogo, type Site, setCurrentSite } from "@/lib/site";

const { timeZone, contact, legalNotice, providersChangedOn, accent, landing } = schoolSettings;
const { logoPath, logoWidth, logoHeight, logoGround } = schoolSettings;
const logoColumns = { logoPath, logoWidth, logoHeight, logoGround };
const columns = { timeZone, contact, legalNotice, providersChangedOn, accent, landing, ...logoColumns };

export async function readSite(): Promise<Site> {
  const [row] = await db.select(columns).from(schoolSettings);
  return toSite(row);
}

/** Reads the settings that a transaction changes. */
export async function lockSite(tx: Transaction): Promise<Site> {
  const [row] = await tx.select(columns).from(schoolSettings).for("update");
  return toSite(row);
}

type Row = Pick<typeof schoolSettings.$inferSelect, keyof typeof columns>;

function toSite(row: Row | undefined): Site {
  return {
    timeZone: row?.timeZone ?? defaultSite.timeZone,
    contact: { ...defaultSite.contact, ...row?.contact },
    legalNotice: { ...defaultSite.legalNotice, ...row?.legalNotice },
    providersChangedOn: row?.providersChangedOn ?? null,
    accent: row?.accent ?? defaultSite.accent,
    logo: logoOf(row),
    landing: { ...defaultSite.landing, ...row?.landing },
  };
}

function logoOf(row: Pick<Row, keyof typeof logoColumns> | undefined): SchoolLogo | null {
  if (!row?.logoPath || !row.logoWidth || !row.logoHeight) return null;
  const { logoPath, logoWidth: width, logoHeight: height, logoGround: ground } = row;
  return { url: storageUrl(logoPath), width, height, ground };
}

/** Loads the settings that this process shows from now on. */
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
