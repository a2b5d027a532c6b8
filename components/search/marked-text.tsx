import { splitMatches } from "@/lib/search/snippet";

export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <mark key={index} className="bg-accent-soft text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
