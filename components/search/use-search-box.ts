import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Role } from "@/lib/core/auth/viewer";
import { searchHref } from "@/lib/search/sections";
import { noFilters, useSearch } from "./use-search";
import { type Section, useSearchSections } from "./use-search-sections";

/** Results open from 2 characters on; a submit or an opened result closes them. */
export function useSearchBox(role: Role) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [filters, setFilters] = useState(noFilters);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { q, results, loading } = useSearch(role, text, filters);
  const sections = useSearchSections(role, q, results);
  const enough = text.trim().length >= 2;
  const isShown = isOpen && enough;

  function type(next: string) {
    setText(next);
    setActive(-1);
    setOpen(true);
  }
  function close() {
    setActive(-1);
    setOpen(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!enough) return;
    close();
    router.push(searchHref(role, "posts", { q: text.trim(), ...filters }));
  }
  /** After a result the box is empty; the page of all results still says what was searched. */
  function leave(isResult: boolean) {
    if (isResult) setText("");
    close();
  }
  function follow({ href, isResult }: SectionLink) {
    leave(isResult);
    router.push(href);
  }
  const open = () => setOpen(true);
  const onKeyDown = handleKeys(linksOf(sections), { isShown, active, setActive, open, close, follow });
  return {
    ...{ q, text, type, filters, setFilters, isOpen, isShown, active, sections, loading, submit, leave },
    ...{ onKeyDown, open, close },
  };
}

type SectionLink = { href: string; isResult: boolean };

/** In the order of the arrow keys: after a section's results comes the link to all of them. */
function linksOf(sections: Section[]): SectionLink[] {
  return sections.flatMap(({ options, allHref }) => [
    ...options.map(({ href }) => ({ href, isResult: true })),
    { href: allHref, isResult: false },
  ]);
}

type Box = {
  isShown: boolean;
  active: number;
  setActive: (active: number) => void;
  open: () => void;
  close: () => void;
  follow: (link: SectionLink) => void;
};

function handleKeys(links: SectionLink[], { isShown, active, setActive, open, close, follow }: Box) {
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const link = links[active];
    if (!isShown) {
      if (step) open();
      return;
    }
    if (event.key === "Escape") close();
    else if (step) setActive(stepFrom(active, step, links.length));
    else if (event.key === "Enter" && link) follow(link);
    else return;
    event.preventDefault();
  };
}

/** -1, the box itself, stands between the last option and the first. */
function stepFrom(place: number, step: number, count: number): number {
  return ((place + 1 + step + count + 1) % (count + 1)) - 1;
}
