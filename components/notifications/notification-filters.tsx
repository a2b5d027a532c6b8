import Link from "next/link";
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { type NotificationFilter, notificationFilters } from "@/lib/notifications/contract";

type Props = { selected: NotificationFilter; href: (filter: NotificationFilter) => string };

export function NotificationFilters({ selected, href }: Props) {
  const t = useTranslations("shell.bell");
  return (
    <nav aria-label={t("filters")}>
      <ul className="flex gap-2">
        {notificationFilters.map((filter) => (
          <li key={filter}>
            <Link
              href={href(filter)}
              aria-current={filter === selected ? "true" : undefined}
              className={cx(linkStyle, filter === selected && currentStyle)}
            >
              {t(`filter.${filter}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkStyle =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 text-sm transition-colors " +
  "hover:bg-wash md:min-h-9";
const currentStyle = "border-accent bg-accent-soft text-accent inset-ring inset-ring-accent";
