import { useTranslations } from "next-intl";

/** Links to the sections of a long page, by their ids. */
export function SectionLinks({ links }: { links: (readonly [id: string, title: string])[] }) {
  const t = useTranslations("ui");
  return (
    <nav aria-label={t("sections")} className="scroll-box -mx-3 mt-1 px-3 md:mx-0 md:px-0">
      <ul className="flex gap-x-5 md:flex-wrap">
        {links.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-accent text-sm underline-offset-4 outline-offset-[-2px] hover:underline md:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
