import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { isComposing } from "@/components/ui/is-composing";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Role } from "@/lib/core/auth/viewer";
import { searchHref } from "@/lib/search/sections";
import type { SectionLink } from "./search-panel";
import type { Filters } from "./use-search";

const noFilters: Filters = { content_type: "", category: "" };

/** Results open from 2 characters on; a submit or an opened result closes them. */
export function useSearchBox(role: Role) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [filters, setFilters] = useState(noFilters);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const links = useRef<SectionLink[]>([]);
  const panel = useLazyComponent(loadPanel);
  const isLongEnough = text.trim().length >= 2;
  const isShown = isOpen && isLongEnough && panel.Component !== null;

  function type(next: string) {
    setText(next);
    setActive(-1);
    open();
  }
  function close() {
    setActive(-1);
    setOpen(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLongEnough) return;
    close();
    router.push(searchHref(role, "posts", { q: text.trim(), ...filters }));
  }
  /** Empties the box after a result was opened. The page of all results keeps the text, so that it can be refined. */
  function leave(isResult: boolean) {
    if (isResult) setText("");
    close();
  }
  function follow({ href, isResult }: SectionLink) {
    leave(isResult);
    router.push(href);
  }
  function open() {
    setOpen(true);
    if (!panel.Component) void panel.show();
  }
  const onKeyDown = handleKeys(links, { isShown, active, setActive, open, close, follow });
  return {
    ...{ text, type, filters, setFilters, isOpen, isShown, active, links, panel, submit, leave },
    ...{ onKeyDown, open, close },
  };
}

async function loadPanel() {
  return (await import("./search-panel")).SearchPanel;
}

type Box = {
  isShown: boolean;
  active: number;
  setActive: (active: number) => void;
  open: () => void;
  close: () => void;
  follow: (link: SectionLink) => void;
};

function handleKeys(
  links: RefObject<SectionLink[]>,
  { isShown, active, setActive, open, close, follow }: Box,
) {
  return (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const link = links.current[active];
    if (!isShown) {
      if (step) open();
      return;
    }
    if (event.key === "Escape") close();
    else if (step) setActive(stepFrom(active, step, links.current.length));
    else if (event.key === "Enter" && link) follow(link);
    else return;
    event.preventDefault();
  };
}

/** -1 is the box itself, between the last option and the first. */
function stepFrom(index: number, step: number, count: number): number {
  return ((index + 1 + step + count + 1) % (count + 1)) - 1;
}
