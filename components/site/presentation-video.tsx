import { locales } from "@/db/enums";
import { type Locale, languageNames } from "@/lib/core/i18n/locales";
import { presentation } from "./films";

/** Nothing is loaded before it is played. */
export function PresentationVideo({ locale, unsupported }: { locale: Locale; unsupported: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: its tracks are made in a loop, one for each language
    <video
      controls
      playsInline
      preload="none"
      poster={presentation.poster}
      width={presentation.width}
      height={presentation.height}
      className="block aspect-video h-auto w-full rounded-card border border-line bg-wash"
    >
      <source src={presentation.src} type="video/mp4" />
      {locales.map((language) => (
        <track
          key={language}
          kind="captions"
          src={presentation.captions(language)}
          srcLang={language}
          label={languageNames[language]}
          default={language === locale}
        />
      ))}
      {unsupported}
    </video>
  );
}
