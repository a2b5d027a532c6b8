import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { buildHref } from "@/lib/core/http/search-params";
import { postPath, studentPaths } from "@/lib/routes";
import { noFilters, useSearch } from "./use-search";

/** Results open from 2 characters on; a submit or an opened post closes them. */
export function useSearchBox() {
  const router = useRouter();
  const [text, setText] = useState("");
  const [filters, setFilters] = useState(noFilters);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { results, loading } = useSearch(text, filters);
  const posts = results?.posts ?? [];
  const enough = text.trim().length >= 2;
  const isShown = isOpen && enough;

  function type(next: string) {
    setText(next);
    setActive(-1);
    setOpen(true);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!enough) return;
    setOpen(false);
    router.push(buildHref(studentPaths.search, { q: text.trim(), ...filters }));
  }
  function openPost(id: number) {
    setText("");
    setOpen(false);
    router.push(postPath(id));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const post = posts[active];
    if (event.key === "Escape") setOpen(false);
    else if (step) setActive(stepFrom(active, step, posts.length));
    else if (event.key === "Enter" && post) openPost(post.id);
    else return;
    event.preventDefault();
  }
  return {
    text,
    type,
    filters,
    setFilters,
    isShown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    active,
    posts,
    total: results?.total ?? 0,
    totalIsMinimum: results?.total_is_minimum ?? false,
    loading,
    submit,
    openPost,
    onKeyDown,
  };
}

/** -1, the box itself, stands between the last option and the first. */
function stepFrom(place: number, step: number, count: number): number {
  return ((place + 1 + step + count + 1) % (count + 1)) - 1;
}
