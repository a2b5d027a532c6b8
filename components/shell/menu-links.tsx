import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { CircleUser } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Role } from "@/lib/core/auth/viewer";
import { areas, navigation } from "@/lib/routes";
import { type NavItem, navIcons } from "./nav-items";

type Props = {
  area: Role;
  isCollapsed?: boolean;
  /** The badges of entries, where the top bar has none. */
  badges?: Partial<Record<NavItem["name"], ReactNode>> | null;
  onNavigate?: () => void;
  /** Opens the content of the Team sidebar, where that does not fit. */
  onTeam: (() => void) | undefined;
};

/** When collapsed, the menu has icons with their names as tooltips. */
export function MenuLinks({ area, isCollapsed = false, badges, onNavigate, onTeam }: Props) {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  return (
    <ul className="grid grid-cols-1 gap-1">
      {navigation[area].map((item: NavItem) => {
        const { name, path: href } = item;
        const Icon = navIcons[name];
        return (
          <li key={name}>
            <Link
              href={href}
              onClick={onNavigate}
              title={isCollapsed ? t(name) : undefined}
              aria-current={currentOf(item, path, area)}
              className={cx("menu-link", isCollapsed ? "justify-center" : "pr-2 pl-4")}
            >
              <Icon />
              <span className={isCollapsed ? "sr-only" : labelStyle}>{t(name)}</span>
              {badges?.[name] && <span className="relative ml-auto size-6 shrink-0">{badges[name]}</span>}
            </Link>
          </li>
        );
      })}
      {onTeam && <TeamButton isCollapsed={isCollapsed} onClick={onTeam} />}
    </ul>
  );
}

/** `page` on the page itself, `true` on those below it; all pages are below the first one of an area. */
function currentOf({ path: href, alsoActiveOn }: NavItem, path: string, area: Role) {
  if (path === href || path === alsoActiveOn) return "page";
  return href !== areas[area] && path.startsWith(`${href}/`) ? "true" : undefined;
}

function TeamButton({ isCollapsed, onClick }: { isCollapsed: boolean; onClick: () => void }) {
  const t = useTranslations("presence");
  return (
    <li className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onClick}
        title={isCollapsed ? t("open") : undefined}
        className={cx("menu-link", "w-full", isCollapsed ? "justify-center" : "pr-2 pl-4")}
      >
        <CircleUser />
        <span className={isCollapsed ? "sr-only" : labelStyle}>{t("open")}</span>
      </button>
    </li>
  );
}

// The label keeps this width while the sidebar expands.
const labelStyle = "wrap-anywhere min-w-[160px] text-left";
