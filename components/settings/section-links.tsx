import { useTranslations } from "next-intl";

const settingsSections = ["email", "password", "sessions", "display", "emails"] as const;
const privacySections = ["export", "deletion"] as const;

export function SectionLinks() {
  const t = useTranslations("settings");
  const tPrivacy = useTranslations("privacy");
  const links = [
    ...settingsSections.map((id) => [id, t(`${id}.title`)] as const),
    ...privacySections.map((id) => [id, tPrivacy(`${id}.title`)] as const),
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
