import { useTranslations } from "next-intl";
import { Check } from "@/components/ui/icons";
import type { Poll } from "@/lib/posts/schemas";

/** Shows bars with their figures, or only the options to viewers who may not see the results. */
export function PollResults({ poll: { options, voters_count } }: { poll: Poll }) {
  const t = useTranslations("posts.poll");
  return (
    <ul aria-label={t("options")} className="grid gap-2">
      {options.map(({ id, text, votes_count, is_chosen }) => {
        const percent = Math.round((100 * (votes_count ?? 0)) / Math.max(1, voters_count));
        return (
          <li
            key={id}
            className="relative flex min-h-11 flex-wrap items-center gap-x-3 overflow-hidden rounded-control border border-line px-3 py-2"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full fill-accent-soft forced-colors:hidden"
            >
              <rect width={percent} height="1" />
            </svg>
            <span className="relative min-w-0 grow basis-full wrap-anywhere md:basis-36">{text}</span>
            <span className="relative flex shrink-0 items-center gap-3 text-sm max-md:flex-row-reverse">
              {is_chosen && (
                <span className="inline-flex items-center gap-1 font-semibold text-accent">
                  <Check className="size-4" />
                  {t("chosen")}
                </span>
              )}
              {votes_count !== null && (
                <span className="tabular-nums">{t("result", { count: votes_count, percent })}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
