import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDocument } from "@/lib/documents/contract";
import { createPost, listPosts } from "@/lib/posts/contract";
import { type ApiClient, browserClient, form } from "../../support/api";
import { pdfFile } from "../../support/applications";
import { endlessTable, manyParentheses } from "../../support/hostile-pdfs";
import { imageFile } from "../../support/images";
import { instanceProcesses } from "../../support/instance-processes";
import { mutatedFiles } from "../../support/mutated-files";
import { student } from "../../support/users";

/** The full run has 1000 files: `HOSTILE_FILES=1000 npm test -- e2e/api/core/hostile-load.test.ts`. */
const count = Number(process.env.HOSTILE_FILES ?? 200);
const senders = 5;
/** Stays below the limit of 30 uploads per user in half an hour. */
const filesPerPerson = 25;
const imagesPerPost = 10;

type Send = (client: ApiClient) => Promise<number>;

test("hostile files of five users do not end a process or fail other users' uploads", {
  timeout: 300_000,
}, async () => {
  const before = instanceProcesses();
  expect(Object.keys(before)).toContain("scripts/server/main");
  const files = await allFiles();
  const others = watchOthers(await browserClient(await student()), await browserClient(await student()));
  const startedAt = performance.now();
  const statuses = await sendAll(files);
  const seconds = (performance.now() - startedAt) / 1000;
  const { reads, uploads } = await others.stop();
  console.log(
    `${count} files in ${seconds.toFixed(1)} s; reads p50 ${quantile(reads, 0.5)} ms, p99 ${quantile(reads, 0.99)} ms of ${reads.length}; ` +
      `honest uploads p50 ${quantile(uploads, 0.5)} ms, longest ${quantile(uploads, 1)} ms of ${uploads.length}`,
  );
  expect(statuses.filter((status) => ![201, 413, 415, 422].includes(status))).toEqual([]);
  expect(new Set(statuses)).toContain(201);
  expect(new Set(statuses)).toContain(422);
  expect(uploads.length).toBeGreaterThan(0);
  expect(instanceProcesses()).toEqual(before);
});

/** The requests that send each file, the most expensive ones first. */
async function allFiles(): Promise<Send[]> {
  const { pdfs, images } = await mutatedFiles(count, "mutations");
  const worst = [endlessTable(), manyParentheses()].map(
    (bytes) => new File([new Uint8Array(bytes)], "cv.pdf"),
  );
  const documents = [...Array.from({ length: senders }, () => worst).flat(), ...pdfs].map(
    (file): Send =>
      (client) =>
        sendDocument(client, file),
  );
  const posts = Array.from({ length: Math.ceil(images.length / imagesPerPost) }, (_, index): Send => {
    const some = images.slice(index * imagesPerPost, (index + 1) * imagesPerPost);
    return async (client) => (await client.call(createPost, { body: form({ images: some }) })).status;
  });
  const every = Math.ceil(documents.length / Math.max(1, posts.length));
  return documents
    .flatMap((send, index) => [send, ...(index % every === 0 ? posts.splice(0, 1) : [])])
    .concat(posts);
}

/** Each sender sends one file after the other. */
async function sendAll(files: Send[]): Promise<number[]> {
  const statuses: number[] = [];
  const rest = [...files];
  const lanes = Array.from({ length: senders }, async () => {
    while (rest.length > 0) {
      const client = await browserClient(await student());
      for (let sent = 0; sent < filesPerPerson; sent++) {
        const send = rest.shift();
        if (send) statuses.push(await send(client));
      }
    }
  });
  await Promise.all(lanes);
  return statuses;
}

/** Meanwhile one user reads the feed ten times a second, and another uploads a CV or an image every second. */
function watchOthers(reader: ApiClient, uploader: ApiClient) {
  const [reads, uploads]: [number[], number[]] = [[], []];
  const stopped = new AbortController();
  const repeat = async (delayMs: number, times: number[], maxTimes: number, work: () => Promise<unknown>) => {
    while (!stopped.signal.aborted && times.length < maxTimes) {
      const startedAt = performance.now();
      await work();
      times.push(Math.round(performance.now() - startedAt));
      await delay(delayMs);
    }
  };
  const upload = async () => {
    const photo = async () =>
      (await uploader.call(createPost, { body: form({ images: [await imageFile()] }) })).status;
    const cv = async () => sendDocument(uploader, await pdfFile());
    // A user may publish only ten posts a minute, so most uploads are CVs.
    expect(await (uploads.length % 4 === 0 ? photo() : cv())).toBe(201);
  };
  const work = [
    repeat(100, reads, Infinity, () => reader.call(listPosts, {})),
    repeat(1000, uploads, 28, upload),
  ];
  const ended = Promise.allSettled(work);
  return {
    stop: async () => {
      stopped.abort();
      await ended.then(() => Promise.all(work));
      return { reads, uploads };
    },
  };
}

async function sendDocument(client: ApiClient, file: File): Promise<number> {
  const body = form({ kind: "resume" });
  body.append("file", file);
  return (await client.call(createDocument, { body })).status;
}

function quantile(times: number[], part: number): number | undefined {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];
}
