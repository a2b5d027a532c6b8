"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { writeCookie } from "@/components/shell/write-cookie";
import { X } from "@/components/ui/icons";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { acceptedLocale, isLocale, type Locale, localeCookie, otherLocale } from "@/lib/core/i18n/locales";
import { localizedPath, pathOfUrl } from "@/lib/core/i18n/localized-paths";

type Texts = Record<"text" | "link" | "close", string>;

/** Offers the other language once, by the browser's preferences; never redirects. */
export function LanguageSuggestion({ locale, texts }: { locale: Locale; texts: Texts }) {
  const path = pathOfUrl(usePathname());
  const other = otherLocale(locale);
  const isOffered = useBrowserValue(() => preferredLocale() === other, false);
  const [isClosed, setClosed] = useState(false);
  if (!isOffered || isClosed) return null;
  return (
    <div
      id="language-suggestion"
      lang={other}
      className="z-30 flex animate-unfold items-center rounded-card border border-edge bg-surface py-1 pr-1 pl-4 text-sm max-md:fixed max-md:inset-x-2 max-md:bottom-2 max-md:justify-between max-md:low:absolute max-md:low:top-full max-md:low:bottom-auto md:absolute md:top-full md:right-6 md:mt-2"
    >
      <p>
        {texts.text}{" "}
        <a
          href={localizedPath(other, path) + location.search}
          hrefLang={other}
          onClick={() => writeCookie(localeCookie, other)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {texts.link}
        </a>
      </p>
      <button
        type="button"
        aria-label={texts.close}
        title={texts.close}
        onClick={() => {
          writeCookie(localeCookie, locale);
          setClosed(true);
        }}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-wash"
      >
        <X className="size-4" />
      </button>
    </div>
  );
}

function preferredLocale(): Locale | null {
  const chosen = document.cookie.match(`(?:^|; )${localeCookie}=(\\w+)`)?.[1];
  return isLocale(chosen) ? chosen : acceptedLocale(navigator.languages.join(","));
}
