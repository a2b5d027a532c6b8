import { type RefObject, useEffect } from "react";
import type { Role } from "@/lib/core/auth/viewer";
import { SearchResults } from "./search-results";
import { type Filters, useSearch } from "./use-search";
import { type Section, useSearchSections } from "./use-search-sections";

export type SectionLink = { href: string; isResult: boolean };

type Props = {
  id: string;
  role: Role;
  text: string;
  filters: Filters;
  isShown: boolean;
  active: number;
  /** The arrow keys step through these links, in this order. */
  links: RefObject<SectionLink[]>;
  onNavigate: (isResult: boolean) => void;
};

/** Searches, and shows what is found. It holds the contracts of all that is searched, so the box loads it on focus. */
export function SearchPanel({ role, text, filters, isShown, links, ...rest }: Props) {
  const { q, results, isLoading } = useSearch(role, text, filters);
  const sections = useSearchSections(role, { q, filters, results });
  useEffect(() => {
    links.current = linksOf(sections);
  });
  return isShown && <SearchResults query={q} sections={sections} isLoading={isLoading} {...rest} />;
}

/** A section's results are followed by the link to all of them. */
function linksOf(sections: Section[]): SectionLink[] {
  return sections.flatMap(({ options, allHref }) => [
    ...options.map(({ href }) => ({ href, isResult: true })),
    { href: allHref, isResult: false },
  ]);
}
