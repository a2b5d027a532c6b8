import { useTranslations } from "next-intl";
import { UsersRound } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { studentPaths } from "@/lib/routes";
import { TeamList } from "./team-list";
import { useTeam } from "./use-team";

/** The viewer's friends beside every page: their avatars from 1024 px, with names from 1440 px. */
export function TeamSidebar() {
  const t = useTranslations("presence");
  const list = useTeam(useMediaQuery("(min-width: 64rem)"));
  const connected = list.team?.connected ?? 0;
  return (
    <aside aria-labelledby="team" className={sidebarStyle}>
      <div className="grid gap-0.5 max-xl:justify-items-center xl:px-2">
        <h2 id="team" className="text-base max-xl:text-xs">
          {t("title")}
        </h2>
        <p className="text-muted text-xs tabular-nums" aria-live="off">
          <span className="max-xl:hidden">{list.team && t("connected", { count: connected })}</span>
          {list.team && <span className="xl:hidden">{connected}</span>}
          <span className="sr-only xl:hidden">{list.team && t("connected", { count: connected })}</span>
        </p>
      </div>
      <TeamList {...list} isNarrow />
      {list.team && (
        <Link href={studentPaths.friends} title={t("all")} className={allStyle}>
          <UsersRound className="size-4 shrink-0" />
          <span className="max-xl:sr-only">{t(list.team.total === 0 ? "find" : "all")}</span>
        </Link>
      )}
    </aside>
  );
}

const sidebarStyle =
  "sticky top-header hidden h-[calc(100dvh-var(--spacing-header))] w-side-closed shrink-0 content-start gap-3 " +
  "overflow-x-hidden overflow-y-auto border-line border-l bg-surface px-1 py-3 lg:grid xl:w-side xl:px-3 print:hidden";

const allStyle =
  "flex min-h-11 items-center gap-2 rounded-control px-2 text-accent text-sm hover:bg-wash max-xl:justify-center";
