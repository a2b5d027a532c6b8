"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { type Unread, UnreadProvider } from "@/components/notifications/unread-provider";
import { TeamSheet } from "@/components/presence/team-sheet";
import { TeamSidebar } from "@/components/presence/team-sidebar";
import { SearchBox } from "@/components/search/search-box";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, PanelLeftClose, PanelLeftOpen } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";
import type { Role } from "@/lib/core/auth/viewer";
import { BottomBar } from "./bottom-bar";
import { MenuLinks } from "./menu-links";
import { UnreadConversations, UnreadEmails, UnreadInMenu } from "./unread-badges";
import { useHashEntries } from "./use-hash-entries";
import { useRefreshOnBack } from "./use-refresh-on-back";
import { useSidebar } from "./use-sidebar";

type Props = {
  area: Role;
  isCollapsed: boolean;
  brand: ReactNode;
  unread: Unread | null;
  tools: ReactNode;
  children: ReactNode;
};

export function AppShell(props: Props) {
  useHashEntries();
  return (
    <UnreadProvider initialData={props.unread}>
      <ShellLayout {...props} />
    </UnreadProvider>
  );
}

/** Not an `IconButton`, whose label would replace that of the badge. */
function MenuButton({ badge, onClick }: { badge: ReactNode; onClick: () => void }) {
  const t = useTranslations("shell.nav");
  return (
    <button type="button" onClick={onClick} className="icon-button md:hidden">
      <Menu />
      <span className="sr-only">{t("menu")}</span>
      {badge}
    </button>
  );
}

const menuBadges = { chat: <UnreadConversations />, emails: <UnreadEmails /> };

function ShellLayout({ area, isCollapsed, brand, unread, tools, children }: Props) {
  const t = useTranslations("shell.nav");
  const sidebar = useSidebar(isCollapsed);
  useRefreshOnBack();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isTeamOpen, setTeamOpen] = useState(false);
  function openTeam() {
    setDrawerOpen(false);
    setTeamOpen(true);
  }
  const hasBottomBar = area === "student";
  const hasTeam = hasBottomBar && unread !== null;
  const onTeam = hasTeam ? openTeam : undefined;
  const menuBadge = unread && <UnreadInMenu />;
  const badges = unread && menuBadges;
  const Panel = sidebar.isCollapsed ? PanelLeftOpen : PanelLeftClose;

  return (
    <>
      <header className={headerStyle}>
        <div className="hidden w-side-closed shrink-0 place-items-center md:grid">
          <IconButton
            label={t(sidebar.isCollapsed ? "expand" : "collapse")}
            onClick={sidebar.toggle}
            icon={<Panel />}
          />
        </div>
        {!hasBottomBar && <MenuButton badge={menuBadge} onClick={() => setDrawerOpen(true)} />}
        {brand}
        <div className="flex min-w-0 flex-1 justify-center md:px-4">
          <SearchBox area={area} />
        </div>
        <div className="flex shrink-0 items-center gap-1">{tools}</div>
      </header>
      <div className="md:flex">
        <nav
          aria-label={t("main")}
          className={cx(sideStyle, sidebar.isCollapsed ? "w-side-closed" : "w-side")}
          data-collapsed={sidebar.isCollapsed}
        >
          <MenuLinks area={area} isCollapsed={sidebar.isCollapsed} onTeam={onTeam} />
        </nav>
        <div className={cx("min-w-0 flex-1", hasBottomBar && "max-md:pb-bottom-bar")}>{children}</div>
        {hasTeam && <TeamSidebar />}
      </div>
      {hasBottomBar && <BottomBar badge={menuBadge} onMenu={() => setDrawerOpen(true)} />}
      <Sheet side="left" open={isDrawerOpen} onClose={() => setDrawerOpen(false)} title={t("menu")}>
        <nav aria-label={t("main")}>
          <MenuLinks area={area} badges={badges} onTeam={onTeam} onNavigate={() => setDrawerOpen(false)} />
        </nav>
      </Sheet>
      {hasTeam && <TeamSheet open={isTeamOpen} onClose={() => setTeamOpen(false)} />}
    </>
  );
}

// On a low screen the bar scrolls away; the search box still covers it.
const headerStyle =
  "sticky top-0 z-30 flex h-header items-center gap-2 border-line border-b bg-surface pr-3 pl-3 md:pl-0 " +
  "max-[22rem]:gap-0 max-[22rem]:px-1 print:hidden low:relative";

const sideStyle =
  "sticky top-header hidden h-[calc(100dvh-var(--spacing-header))] shrink-0 overflow-x-hidden overflow-y-auto " +
  "border-line border-r bg-surface p-3 transition-[width] duration-200 md:block";
