import type { TextSearch } from "@/components/ui/text-search";
import { snippet } from "@/lib/search/snippet";
import { MarkedText } from "./marked-text";

const maxExcerpt = 280;

export function markWords(query: string | undefined): TextSearch | undefined {
  if (!query) return undefined;
  return {
    mark: (text) => <MarkedText text={text} query={query} />,
    excerpt: (text) => snippet(text, maxExcerpt, query),
  };
}
