import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { OptionLink, ResultOption } from "./search-option";
import type { Section } from "./use-search-sections";

type Props = {
  id: string;
  query: string;
  sections: Section[];
  isLoading: boolean;
  active: number;
  onNavigate: (isResult: boolean) => void;
};

export function SearchResults({ id, query, sections, isLoading, active, onNavigate }: Props) {
  const t = useTranslations("search");
  const firstIndexes = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { options }) => sum + options.length + 1, 0),
  );
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className={panelStyle}>
      <ResultCount sections={sections} isLoading={isLoading} />
      {!isLoading && sections.length === 0 && (
        <p className="px-4 py-6 text-center text-muted text-sm">{t("none")}</p>
      )}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t("results")}
        className="max-h-[min(70dvh,100dvh-var(--spacing-header)-4rem)] overflow-y-auto overscroll-contain"
      >
        {sections.map((section, index) => (
          <ResultSection
            key={section.name}
            id={id}
            query={query}
            section={section}
            firstIndex={firstIndexes[index] ?? 0}
            active={active}
            onNavigate={onNavigate}
          />
        ))}
      </div>
    </div>
  );
}

function ResultCount({ sections, isLoading }: { sections: Section[]; isLoading: boolean }) {
  const t = useTranslations("search");
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const count = t(sections.some(({ isMinimum }) => isMinimum) ? "countAboveMax" : "count", { count: total });
  return (
    <p
      className="flex items-baseline justify-between border-line border-b px-4 py-2 text-sm"
      aria-live="polite"
    >
      <span className="font-display font-semibold">{t("results")}</span>
      <span className="text-muted tabular-nums">{isLoading ? t("loading") : count}</span>
    </p>
  );
}

type SectionProps = Omit<Props, "sections" | "isLoading"> & { section: Section; firstIndex: number };

function ResultSection({ id, query, section, firstIndex, active, onNavigate }: SectionProps) {
  const t = useTranslations("search");
  const { name, options, allHref } = section;
  const headingId = `${id}-${name}`;
  const optionProps = (index: number) => ({ id: `${id}-${index}`, isActive: index === active });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, not options
    <div role="group" aria-labelledby={headingId} className="border-line py-1 not-first:border-t">
      <div id={headingId} className="px-4 pt-2 pb-1 font-semibold text-muted text-xs">
        {t(`sections.${name}`)}
      </div>
      {options.map((option, index) => (
        <ResultOption
          key={option.href + option.image.id}
          {...optionProps(firstIndex + index)}
          option={option}
          query={query}
          onNavigate={() => onNavigate(true)}
        />
      ))}
      <OptionLink
        {...optionProps(firstIndex + options.length)}
        href={allHref}
        onNavigate={() => onNavigate(false)}
        className="items-center px-4 py-1 font-semibold text-accent text-sm md:min-h-9"
      >
        {t(`seeAll.${name}`)}
      </OptionLink>
    </div>
  );
}

const panelStyle =
  "absolute inset-x-0 top-full z-40 mt-1 animate-unfold overflow-hidden rounded-card border border-edge bg-surface md:min-w-sm " +
  "max-md:fixed max-md:inset-x-2 max-md:top-header";
