import "@/app/globals.css";
import type { ReactNode } from "react";
import { EarlyClicks } from "@/components/ui/early-clicks";
import type { Locale } from "@/lib/core/i18n/locales";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { accentStyle } from "./accent-style";
import { fontVariables } from "./fonts";
import { bodyClass, SkipLink } from "./skip-link";
import { themeScript } from "./theme-script";

/**
 * The document of prerendered pages: the same for everybody, with the theme found in the browser. In a file of its
 * own, since whatever a layout imports is sent with its pages.
 */
export function FixedDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html
      lang={locale}
      className={fontVariables}
      style={accentStyle()}
      data-time-zone={schoolTimeZone()}
      suppressHydrationWarning
    >
      <body className={bodyClass}>
        <script>{themeScript}</script>
        <EarlyClicks>
          <SkipLink />
          {children}
        </EarlyClicks>
      </body>
    </html>
  );
}
