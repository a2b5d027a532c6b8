import { expect, test, vi } from "vitest";
import { messages } from "../../e2e/support/messages";
import { renderText } from "../../e2e/support/render-text";
import { MessageResults } from "./message-results";

const page = vi.hoisted(() => ({ data: [], total: 0 }));
vi.mock("@/components/ui/use-endpoint", () => ({ useEndpoint: () => ({ data: page }) }));

test.each([
  ["en", 999, "999 messages"],
  ["en", 1000, "1,000 messages or more"],
  ["fr", 1000, "1\u202f000 messages ou plus"],
] as const)("in %s a search that finds %d messages, a thousand at most, shows %s", (locale, total, shown) => {
  page.total = total;
  const text = renderText(locale, <MessageResults q="gala" onOpen={() => {}} />);
  const { title, more } = messages[locale].chat.messageSearch;
  expect(text).toBe(`${title}${shown}${more}`);
});
