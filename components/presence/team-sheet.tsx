import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Sheet } from "@/components/ui/sheet";
import { studentPaths } from "@/lib/routes";
import { TeamList } from "./team-list";
import { useTeam } from "./use-team";

/** Shows the content of the Team sidebar on screens that are too narrow for it. */
export function TeamSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("presence");
  return (
    <Sheet side="right" open={open} onClose={onClose} title={t("title")}>
      <Team onNavigate={onClose} />
    </Sheet>
  );
}

/** A separate component, so that nothing is subscribed to before the sheet opens. */
function Team({ onNavigate }: { onNavigate: () => void }) {
  const t = useTranslations("presence");
  const list = useTeam(true);
  return (
    <div className="grid gap-3">
      {list.team && <p className="text-muted text-sm">{t("connected", { count: list.team.connected })}</p>}
      <TeamList {...list} onNavigate={onNavigate} />
      {list.team && (
        <Link
          href={studentPaths.friends}
          onClick={onNavigate}
          className="inline-flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline"
        >
          {t(list.team.total === 0 ? "find" : "all")}
        </Link>
      )}
    </div>
  );
}
