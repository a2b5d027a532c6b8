import "@/app/globals.css";
import type { ReactNode } from "react";
import { EarlyClicks } from "@/components/ui/early-clicks";
import type { Locale } from "@/lib/core/i18n/locales";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { accentStyle } from "./accent-style";
import { documentScript } from "./document-script";
import { fontVariables } from "./fonts";
import { bodyClass, SkipLink } from "./skip-link";

/**
 * The document of prerendered pages: the same for everybody, with what the browser knows of the user. In a file of its
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
        <script>{documentScript}</script>
        <EarlyClicks>
          <SkipLink />
          {children}
        </EarlyClicks>
      </body>
    </html>
  );
}
