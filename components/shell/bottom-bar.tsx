import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Home, Menu, Search, SquarePen } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { studentPaths } from "@/lib/routes";

const feed = studentPaths.feed;
const search = studentPaths.search;

/** Search and new post focus the field where the page has it. */
export function BottomBar({ badge, onMenu }: { badge: ReactNode; onMenu: () => void }) {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  const renderLink = (href: string, label: string, icon: ReactNode, fieldSelector?: string) => (
    <Link
      href={href}
      aria-current={path === href ? "page" : undefined}
      onClick={fieldSelector ? (event) => focusInstead(event, fieldSelector) : undefined}
      className="bottom-bar-item"
    >
      {icon}
      {label}
    </Link>
  );
  return (
    <nav aria-label={t("quick")} className={barStyle}>
      {renderLink(feed, t("shortFeed"), <Home />)}
      {renderLink(search, t("shortSearch"), <Search />, "header search input")}
      {renderLink(`${feed}#new-post`, t("newPost"), <SquarePen />, "#new-post")}
      <button
        type="button"
        onClick={onMenu}
        aria-haspopup="dialog"
        className={cx("bottom-bar-item", "relative")}
      >
        <Menu />
        {t("menu")}
        <span className="absolute top-0.5 left-1/2 ml-1 size-6">{badge}</span>
      </button>
    </nav>
  );
}

function focusInstead(event: MouseEvent, selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  event.preventDefault();
  element.focus();
  element.scrollIntoView({ block: "center" });
}

const barStyle =
  "fixed inset-x-0 bottom-0 z-30 grid h-bottom-bar grid-cols-[repeat(4,minmax(min-content,1fr))] border-line border-t bg-surface md:hidden " +
  "low:static";
