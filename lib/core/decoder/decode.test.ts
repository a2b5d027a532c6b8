import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { isAlive } from "@/e2e/support/is-alive";
import { decode } from "./decode";
import { DecoderLimitError } from "./limits";

const module = "e2e/support/decoder.mjs";

async function run(behaviour: string, source: Buffer | string = Buffer.from("file")) {
  return decode({ owner: null, module, source, input: { behaviour } });
}

async function limitOf(behaviour: string): Promise<string> {
  const error = await run(behaviour).catch((error) => error);
  expect(error).toBeInstanceOf(DecoderLimitError);
  return error.limit;
}

test("decodes in another process, which is reused for the next file", async () => {
  const first = (await run("pid")).value;
  expect(first).not.toBe(process.pid);
  expect((await run("pid")).value).toBe(first);
  const bytes = Buffer.alloc(5 * 1024 * 1024, "file");
  expect((await run("echo", bytes)).parts[0]?.equals(bytes)).toBe(true);
});

test("passes no environment to the process", async () => {
  vi.stubEnv("AUTH_SECRET", "secret");
  expect((await run("environment")).value).not.toContain("AUTH_SECRET");
  vi.unstubAllEnvs();
});

test.each([
  ["loop", ["cpu", "wall"]],
  ["native memory", ["memory", "crash"]],
  ["heap", ["crash", "cpu", "wall"]],
  ["output", ["output"]],
  ["wrong answer", ["output"]],
  ["exit", ["crash"]],
])("kills a decoder of %s and decodes the next file", async (behaviour, limits) => {
  const before = (await run("pid")).value as number;
  expect(limits).toContain(await limitOf(behaviour));
  await vi.waitFor(() => expect(isAlive(before)).toBe(false), 15_000);
  expect((await run("pid")).value).not.toBe(before);
});

test("rejects a missing file and keeps the process", async () => {
  const before = (await run("pid")).value;
  await expect(run("echo", "/does/not/exist")).rejects.toThrow("ENOENT");
  expect((await run("pid")).value).toBe(before);
});

test("a busy decoder exits when its parent is killed", async () => {
  const parent = spawnParent();
  const [line] = await once(parent.stdout as NodeJS.ReadableStream, "data");
  const decoder = Number(line);
  expect(isAlive(decoder)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(decoder)).toBe(false), { timeout: 15_000 });
});

/** A process that prints its decoder's id and has it loop. */
function spawnParent(): ChildProcess {
  const script = `
    const { decode } = await import("./lib/core/decoder/decode.ts");
    const run = (behaviour) => decode({ owner: 1, module: "${module}", source: Buffer.alloc(1), input: { behaviour } });
    const { value } = await run("pid");
    run("loop").catch(() => {});
    console.log(value);
  `;
  return spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script]);
}
