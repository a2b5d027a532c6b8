import { useTranslations } from "next-intl";

const own = ["email", "password", "sessions", "display", "mails"] as const;
const ofData = ["export", "deletion"] as const;

/** What the page holds, each with its address. */
export function SectionLinks() {
  const t = useTranslations("settings");
  const data = useTranslations("data");
  const links = [
    ...own.map((id) => [id, t(`${id}.title`)] as const),
    ...ofData.map((id) => [id, data(`${id}.title`)] as const),
  ];
  return (
    <nav aria-label={t("sections")} className="mt-2">
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className={linkStyle}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkStyle = "inline-flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline";
