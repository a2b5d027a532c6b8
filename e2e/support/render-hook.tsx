import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import messages from "@/messages/en/ui.json";

/** Returns the results of a hook at its first render, in English, and the HTML that `show` renders from them. */
export function renderHook<T>(useHook: () => T, show: (result: T) => ReactNode = () => null) {
  const results: T[] = [];
  function Component() {
    const result = useHook();
    results.push(result);
    return show(result);
  }
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ ui: messages }} timeZone="Europe/Paris">
      <Component />
    </NextIntlClientProvider>,
  );
  return { html, result: results[0] as T };
}
