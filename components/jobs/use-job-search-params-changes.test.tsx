import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import messages from "@/messages/en/ui.json";
import { useJobSearchParams } from "./use-job-search-params";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

test("of two filters that change at once, the second keeps the first", async () => {
  const base = "http://localhost/student/dashboard/jobs?type=internship";
  vi.stubGlobal("location", new URL(base));
  const show = (_data: unknown, _title: string, href: string) =>
    vi.stubGlobal("location", new URL(href, base));
  vi.stubGlobal("history", { pushState: show, replaceState: show });
  const rendered: ReturnType<typeof useJobSearchParams>[] = [];
  function Jobs() {
    rendered.push(useJobSearchParams({} as never));
    return null;
  }
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ ui: messages }} timeZone="Europe/Paris">
      <Jobs />
    </NextIntlClientProvider>,
  );
  const [{ filter }] = rendered as [(typeof rendered)[0]];
  await Promise.all([filter({ q: "design" }, "replace"), filter({ location: "" }, "replace")]);
  expect(location.search).toBe("?q=design&type=internship");
});
