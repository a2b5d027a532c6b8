import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useId, useRef } from "react";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { Search, SlidersHorizontal } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { useClickOutside } from "@/components/ui/use-click-outside";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Role } from "@/lib/core/auth/viewer";
import { searchPaths } from "@/lib/routes";
import type { Filters } from "./use-search";
import { useSearchBox } from "./use-search-box";

export function SearchBox({ area }: { area: Role }) {
  const t = useTranslations("search");
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(area);
  const { isOpen, isShown, active, panel } = box;
  useHotkey(input);
  useClickOutside(root, isOpen, box.close);
  return (
    <div ref={root} className={cx("relative w-full max-w-xl", isOpen ? openStyle : "max-md:static")}>
      <search className="w-full">
        <form action={searchPaths[area]} onSubmit={box.submit} className="flex items-center gap-1">
          <div className="relative min-w-0 flex-1">
            <Search className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
            <input
              ref={input}
              type="search"
              name="q"
              role="combobox"
              autoComplete="off"
              aria-label={t("label")}
              aria-expanded={isShown}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
              placeholder={t("placeholder")}
              value={box.text}
              maxLength={200}
              onChange={(event) => box.type(event.target.value)}
              onPointerEnter={panel.preload}
              onFocus={box.open}
              onKeyDown={box.onKeyDown}
              className="h-11 w-full rounded-full border border-edge bg-ground pr-3 pl-10 text-base placeholder:text-muted max-md:placeholder:opacity-0"
            />
          </div>
          <div className={cx(!isOpen && "max-md:hidden")}>
            <SearchFilters filters={box.filters} onChange={box.setFilters} />
          </div>
          <IconButton label={t("submit")} type="submit" className="max-lg:hidden" icon={<Search />} />
        </form>
      </search>
      {panel.Component && (
        <panel.Component
          id={listId}
          role={area}
          text={box.text}
          filters={box.filters}
          isShown={isShown}
          active={active}
          links={box.links}
          onNavigate={box.leave}
        />
      )}
    </div>
  );
}

/** On phones the search box covers the top bar. */
const openStyle =
  "max-md:absolute max-md:inset-0 max-md:z-40 max-md:flex max-md:max-w-none max-md:items-center max-md:bg-surface max-md:px-2";

/** `/` outside of a field focuses `input`. */
function useHotkey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const field = (event.target as HTMLElement).closest(
        "input, textarea, select, [contenteditable], dialog",
      );
      if (event.key !== "/" || field || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [input]);
}

const loadFilters = () => import("./search-filters-panel").then((module) => module.SearchFiltersPanel);

type SearchFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

function SearchFilters({ filters, onChange }: SearchFiltersProps) {
  const t = useTranslations("search");
  const panel = useLazyComponent(loadFilters);
  const trigger = (
    <IconButton
      label={t("filters")}
      className={filters.content_type || filters.category ? "text-accent" : undefined}
      icon={<SlidersHorizontal />}
    />
  );
  return (
    <Popover trigger={trigger} label={t("filters")} lazy={panel} className="grid gap-4 p-4 md:w-sm">
      {panel.Component && <panel.Component filters={filters} onChange={onChange} />}
    </Popover>
  );
}
