import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesFor } from "@/lib/core/i18n/messages";
import { UserManagement } from "./user-management";

const meta = { total: 31, per_page: 15, current_page: 1, last_page: 3, from: 1, to: 15 };
const page = { success: true as const, data: [], meta };
const list = vi.hoisted(() => ({ error: undefined as Error | undefined, isLoading: true }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("search=zoe") }));
vi.mock("@/components/ui/use-list-page", () => ({ useListPage: () => ({ page, retry() {}, ...list }) }));
vi.mock("@/components/ui/shallow-link", () => ({ ShallowLink: "a" }));
vi.mock("./user-filters", () => ({ UserFilters: () => null }));

test.each([
  { state: { error: undefined, isLoading: true }, hasPages: true },
  { state: { error: new Error("offline"), isLoading: false }, hasPages: false },
])("a list that loads has page numbers, one that could not be loaded has none", ({ state, hasPages }) => {
  Object.assign(list, state);
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messagesFor("fr")} timeZone="Europe/Paris">
      <UserManagement viewerId={1} initialData={{ options: {}, page }} />
    </NextIntlClientProvider>,
  );
  expect(markup.includes("page=2")).toBe(hasPages);
});
