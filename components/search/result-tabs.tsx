import { useFormatter, useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/tab-links";
import type { Role } from "@/lib/core/auth/viewer";
import type { ResultCounts } from "@/lib/search/count-results";
import { type SearchSection, searchHref, searchSections } from "@/lib/search/sections";

type Props = { area: Role; section: SearchSection; q: string | undefined; counts: ResultCounts };

/** The tabs of the results. Each link keeps the searched text and drops the filters of the other tabs. */
export function ResultTabs({ area, section, q, counts }: Props) {
  const t = useTranslations("search");
  const format = useFormatter();
  const text = (name: SearchSection) => {
    const count = counts[name];
    if (count === undefined) return t(`sections.${name}`);
    return (
      <>
        {t(`sections.${name}`)}
        <span className="ml-2 font-normal text-muted tabular-nums">
          {count.isMinimum ? t("countMinimum", { count: count.total }) : format.number(count.total)}
        </span>
      </>
    );
  };
  return (
    <TabLinks
      label={t("tabs")}
      links={searchSections[area].map((name) => ({
        href: searchHref(area, name, { q }),
        text: text(name),
        isCurrent: name === section,
      }))}
    />
  );
}
