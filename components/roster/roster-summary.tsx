import { useTranslations } from "next-intl";
import type { RosterReport } from "@/lib/roster/contract";

/** Read out as a whole, so it has no list. */
export function RosterSummary({ report }: { report: RosterReport }) {
  const t = useTranslations("roster");
  const { is_imported, lines, created, linked, unchanged, faults_count } = report;
  const isNew = created + linked > 0;
  const areClassesNew = hasClassChanges(report);
  const { class_changed: changed, groups_created: groups, members_added: members } = report;
  const isDone = is_imported && (isNew || areClassesNew);
  return (
    <div className={isDone ? "font-semibold" : undefined}>
      {isDone
        ? isNew && <p>{t("done", { created, linked })}</p>
        : (lines > 0 || faults_count === 0) && <p>{t("summary", { lines, created, linked, unchanged })}</p>}
      {areClassesNew && <p>{t(isDone ? "classesDone" : "classChanges", { changed, groups, members })}</p>}
      {faults_count > 0 && <p className="sr-only">{t("faults", { count: faults_count })}</p>}
      {faults_count === 0 && !isNew && !areClassesNew && <p className="font-semibold">{t("nothing")}</p>}
    </div>
  );
}

export function hasClassChanges({ class_changed, groups_created, members_added }: RosterReport): boolean {
  return class_changed + groups_created + members_added > 0;
}
