import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import type { SearchResult } from "@/lib/search/contract";
import { marked, snippet } from "@/lib/search/snippet";

type Props = {
  id: string;
  query: string;
  posts: SearchResult[];
  total: number;
  totalIsMinimum: boolean;
  loading: boolean;
  active: number;
  onOpen: (id: number) => void;
};

export function SearchResults({ id, query, posts, total, totalIsMinimum, loading, active, onOpen }: Props) {
  const t = useTranslations("search");
  const count = t(totalIsMinimum ? "most" : "count", { count: total });
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1 animate-unfold overflow-hidden rounded-card border border-edge bg-surface max-md:fixed max-md:inset-x-2 max-md:top-header">
      <p
        className="flex items-baseline justify-between border-line border-b px-4 py-2 text-sm"
        aria-live="polite"
      >
        <span className="font-display font-semibold">{t("results")}</span>
        <span className="text-muted tabular-nums">{loading ? t("loading") : count}</span>
      </p>
      {!loading && posts.length === 0 && (
        <p className="px-4 py-6 text-center text-muted text-sm">{t("none")}</p>
      )}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t("results")}
        className="max-h-[60dvh] overflow-y-auto"
      >
        {posts.map((post, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box, which keeps the focus
          <div
            key={post.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onOpen(post.id)}
            className={cx(
              "flex min-h-11 cursor-pointer gap-3 px-4 py-2.5 transition-colors hover:bg-wash",
              index === active && "bg-wash",
            )}
          >
            <Avatar id={post.user.id} name={post.author.name} src={post.user.profile.avatar_url} size={32} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-display font-semibold text-sm">{post.author.name}</span>
              <span className="block text-sm [overflow-wrap:anywhere] max-md:hidden">
                <Marked text={snippet(post.content, 60, query)} query={query} />
              </span>
              <span className="block text-sm [overflow-wrap:anywhere] md:hidden">
                <Marked text={snippet(post.content, 80, query)} query={query} />
              </span>
              <span className="text-muted text-xs">{t("likes", { count: post.likes_count })}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((part, index) =>
    part.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <mark key={index} className="bg-accent-soft text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
