import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { SlidersHorizontal } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Filters } from "./use-search";

const loadPanel = () => import("./search-filters-panel").then((file) => file.SearchFiltersPanel);

type Props = { filters: Filters; onChange: (filters: Filters) => void };

export function SearchFilters({ filters, onChange }: Props) {
  const t = useTranslations("search");
  const panel = useLazyComponent(loadPanel);
  const trigger = (
    <IconButton
      label={t("filters")}
      className={filters.content_type || filters.category ? "text-accent" : undefined}
      icon={<SlidersHorizontal />}
    />
  );
  return (
    <Popover trigger={trigger} label={t("filters")} lazy={panel} className="grid gap-4 p-4 md:w-sm">
      {panel.Component && <panel.Component filters={filters} onChange={onChange} />}
    </Popover>
  );
}
