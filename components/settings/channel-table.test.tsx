import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { defaultChannels } from "@/lib/notifications/categories";
import messages from "@/messages/en/settings.json";
import ui from "@/messages/en/ui.json";

async function renderTable(): Promise<string> {
  vi.resetModules();
  const { ChannelTable } = await import("./channel-table");
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ settings: messages, ui }} timeZone="Europe/Paris">
      <ChannelTable categories={defaultChannels} />
    </NextIntlClientProvider>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the server renders the boxes that the browser hydrates", async () => {
  const html = await renderTable();
  expect(html.match(/type="checkbox"/g)).toHaveLength(31);
  expect(html.match(/checked=""/g)).toHaveLength(21);
  vi.stubGlobal("window", {});
  expect(await renderTable()).toBe(html);
});
