import { useTranslations } from "next-intl";

/** Links to the sections of a long page, by their ids. */
export function SectionLinks({ links }: { links: (readonly [id: string, title: string])[] }) {
  const t = useTranslations("ui");
  return (
    <nav aria-label={t("sections")} className="mt-2">
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
