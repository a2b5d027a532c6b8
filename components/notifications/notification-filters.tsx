import { useTranslations } from "next-intl";
import { FilterLink } from "@/components/ui/filter-link";
import { type NotificationFilter, notificationFilters } from "@/lib/notifications/contract";

type Props = { selected: NotificationFilter; href: (filter: NotificationFilter) => string };

export function NotificationFilters({ selected, href }: Props) {
  const t = useTranslations("shell.bell");
  return (
    <nav aria-label={t("filters")}>
      <ul className="flex flex-wrap gap-2">
        {notificationFilters.map((filter) => (
          <li key={filter}>
            <FilterLink href={href(filter)} isCurrent={filter === selected}>
              {t(`filter.${filter}`)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
