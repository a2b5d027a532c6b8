import { readdirSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { CliError } from "../cli-error";
import { startServices } from "./start";

const { writeFile } = vi.hoisted(() => ({ writeFile: vi.fn() }));
vi.mock("node:fs/promises", async (importOriginal) => ({ ...(await importOriginal<object>()), writeFile }));

beforeEach(() => {
  writeFile.mockReset();
});

test("names the data folder when its disk is full, and leaves nothing in it", async () => {
  writeFile.mockRejectedValue(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
  const dataDir = createTempDir();
  const starting = startServices({ dataDir });
  await expect(starting).rejects.toThrow(`The data folder ${dataDir} cannot be written (ENOSPC)`);
  await expect(starting).rejects.toBeInstanceOf(CliError);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("does not convert an error of the code", async () => {
  writeFile.mockRejectedValue(new TypeError("x is not a function"));
  await expect(startServices({ dataDir: createTempDir() })).rejects.toThrow(TypeError);
});
