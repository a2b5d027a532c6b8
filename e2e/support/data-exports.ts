import { expect, vi } from "vitest";
import { listDataExports, requestDataExport } from "@/lib/privacy/contract";
import type { ApiClient } from "./api";
import { makeDue } from "./database";

/** Requests an archive and waits until it can be downloaded. */
export async function createArchive(browser: ApiClient) {
  expect((await browser.call(requestDataExport, {})).status).toBe(202);
  return waitForReadyExport(browser);
}

export async function waitForReadyExport(browser: ApiClient) {
  const newest = async () => {
    await makeDue("build-data-exports");
    return (await browser.call(listDataExports, {})).body.data[0];
  };
  const expectReady = async () => expect((await newest())?.status).toBe("ready");
  await vi.waitFor(expectReady, { timeout: 50_000, interval: 500 });
  return (await newest()) as { url: string | null; expires_at: string | null };
}

export async function download(browser: ApiClient, { url }: { url: string | null }): Promise<Buffer> {
  const response = await browser.fetch(url ?? "");
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
