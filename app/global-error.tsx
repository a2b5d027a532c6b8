"use client";

import "./globals.css";
import { fontVariables } from "@/components/shell/fonts";
import { buttonStyle } from "@/components/ui/button-style";
import { Illustration } from "@/components/ui/drawing";
import english from "@/messages/en/error-screen.json";
import french from "@/messages/fr/error-screen.json";

const languages = [
  ["fr", french],
  ["en", english],
] as const;

/**
 * Replaces the document where a root layout fails, as without a database: in both languages, since neither is known.
 * Small, since every page loads it.
 */
export default function GlobalError() {
  return (
    <html lang="fr" className={fontVariables}>
      <body className="min-h-dvh bg-ground text-base text-ink antialiased">
        <title>Préau</title>
        <main className="mx-auto grid max-w-md justify-items-center gap-6 px-5 py-16 text-center">
          <Illustration name="rain" />
          {languages.map(([lang, messages]) => (
            <section key={lang} lang={lang} className="grid justify-items-center gap-2">
              <h1 className="text-lg">{messages.title}</h1>
              <p className="text-muted text-sm">{messages.text}</p>
              <button
                type="button"
                onClick={() => location.reload()}
                className={buttonStyle("primary", "medium", "mt-3")}
              >
                {messages.retry}
              </button>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
