import { useTranslations } from "next-intl";
import { FilterLink } from "@/components/ui/filter-link";
import { type ApplicationFilter, applicationFilters } from "@/lib/applications/constants";
import type { ApplicationCounts } from "@/lib/applications/schemas";
import { StatusIcon } from "./status-badge";

type Props = {
  counts: ApplicationCounts;
  selected: ApplicationFilter | undefined;
  href: (status: ApplicationFilter | undefined) => string;
};

export function StatusLinks({ counts, selected, href }: Props) {
  const t = useTranslations("applications");
  const total = Object.values(counts).reduce((sum, count) => sum + count);
  const shown = applicationFilters.filter((status) => counts[status] > 0 || status === selected);
  return (
    <nav aria-label={t("filters.status")}>
      <ul className="flex gap-2 overflow-x-auto pb-1 md:flex-wrap">
        <StatusLink href={href(undefined)} isCurrent={!selected} count={total} label={t("filters.all")} />
        {shown.map((status) => (
          <StatusLink
            key={status}
            href={href(status)}
            isCurrent={status === selected}
            count={counts[status]}
            label={t(`filters.statuses.${status}`)}
            icon={<StatusIcon status={status} />}
          />
        ))}
      </ul>
    </nav>
  );
}

type StatusLinkProps = {
  href: string;
  isCurrent: boolean;
  count: number;
  label: string;
  icon?: React.ReactNode;
};

function StatusLink({ href, isCurrent, count, label, icon }: StatusLinkProps) {
  return (
    <li className="shrink-0">
      <FilterLink href={href} isCurrent={isCurrent}>
        {icon}
        {label}
        <span className="tabular-nums">{count}</span>
      </FilterLink>
    </li>
  );
}
