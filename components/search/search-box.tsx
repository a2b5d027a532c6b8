"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SearchFilters } from "./search-filters";
import { SearchResults } from "./search-results";
import { noFilters, useSearch } from "./use-search";

/** The search box with its filter panel and its results, which open while one types (spec 2). `/` leads into it. */
export function SearchBox() {
  const t = useTranslations("search");
  const router = useRouter();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [filters, setFilters] = useState(noFilters);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { found, loading } = useSearch(text, filters);
  const posts = found?.posts ?? [];
  const enough = text.trim().length >= 2;
  const shown = open && enough;
  useSlash(input);
  useOutside(root, () => setOpen(false));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!enough) return;
    setOpen(false);
    const chosen = Object.entries({ q: text.trim(), ...filters }).filter(([, value]) => value);
    router.push(`/student/dashboard/search?${new URLSearchParams(chosen)}`);
  }
  function openPost(id: number) {
    setText("");
    setOpen(false);
    router.push(`/posts/${id}`);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") setOpen(false);
    if (!shown || posts.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const post = posts[active];
    if (step) setActive((now) => (now + step + posts.length) % posts.length);
    else if (event.key === "Enter" && post) openPost(post.id);
    else return;
    event.preventDefault();
  }
  return (
    <div ref={root} className="relative w-full max-w-xl">
      {/* biome-ignore lint/a11y/useSemanticElements: the element for it is not in every browser yet */}
      <form
        role="search"
        action="/student/dashboard/search"
        onSubmit={submit}
        className="flex items-center gap-1"
      >
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            autoComplete="off"
            aria-label={t("label")}
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={t("placeholder")}
            value={text}
            maxLength={200}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
            className="h-11 w-full rounded-full border border-edge bg-ground pr-3 pl-10 text-base placeholder:text-muted"
          />
        </div>
        <SearchFilters filters={filters} onChange={setFilters} />
        <IconButton label={t("submit")} type="submit" className="max-md:hidden">
          <Search aria-hidden="true" />
        </IconButton>
      </form>
      {shown && (
        <SearchResults
          id={listId}
          query={text.trim()}
          posts={posts}
          total={found?.total ?? 0}
          loading={loading}
          active={active}
          onOpen={openPost}
        />
      )}
    </div>
  );
}

/** `/` anywhere but in a field leads to the search box. */
function useSlash(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const heard = (event: globalThis.KeyboardEvent) => {
      const field = (event.target as HTMLElement).closest(
        "input, textarea, select, [contenteditable], dialog",
      );
      if (event.key !== "/" || field || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, [input]);
}

function useOutside(root: React.RefObject<HTMLElement | null>, leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const heard = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener("pointerdown", heard);
    document.addEventListener("focusin", heard);
    return () => {
      document.removeEventListener("pointerdown", heard);
      document.removeEventListener("focusin", heard);
    };
  }, [root]);
}
