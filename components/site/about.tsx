import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { contributorAnchor, currentSite } from "@/lib/site";
import { TextPage, TextSection } from "./text-page";

export function About() {
  const t = useTranslations("site.about");
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {(["why", "whom", "how"] as const).map((name) => (
        <TextSection key={name} title={t(`${name}.title`)}>
          <p>{t(`${name}.text`)}</p>
        </TextSection>
      ))}
      {currentSite().landing.contributors.length > 0 && (
        <TextSection title={t("team.title")}>
          <Contributors />
        </TextSection>
      )}
    </TextPage>
  );
}

function Contributors() {
  const locale = useLocale();
  return (
    <ul className="-mx-3 mt-2 grid border-line border-b">
      {currentSite().landing.contributors.map(({ name, did }, index) => (
        <li
          key={contributorAnchor(index)}
          id={contributorAnchor(index)}
          className="flex items-center gap-4 border-line border-t px-3 py-4 target:bg-accent-soft"
        >
          <Avatar id={1 + index} name={name} size={48} />
          <div className="wrap-anywhere min-w-0">
            <h3 className="text-base">{name}</h3>
            <p className="text-muted">{did[locale]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
