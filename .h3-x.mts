import { readFileSync } from "node:fs"; import { mkdtempSync, rmSync } from "node:fs";
Object.assign(process.env, { DATA_DIR: mkdtempSync("/tmp/h3/data-"), DATABASE_URL: "postgres://x", AUTH_SECRET: "-".repeat(32), PUSHER_APP_ID: "x", PUSHER_KEY: "x", PUSHER_SECRET: "x" });
const { readMultipart } = await import("@/lib/api/multipart"); const { discardUploads } = await import("@/lib/api/uploads"); const { storePictures } = await import("@/lib/images/store");
const worst = readFileSync("/tmp/h3/worst.jpg"), photo = readFileSync("/tmp/h3/photo.jpg");
async function one(bytes: Buffer, n: number) { const f = new FormData(); for (let i=0;i<n;i++) f.append(`images[${i}]`, new File([bytes as never], "a.jpg"));
  const r = new Request("http://x/", { method: "POST", body: f }); const { files } = await readMultipart(r, { files: { images: { max: 10, maxBytes: 5242880 } } }); const p = await storePictures(files.images!); await discardUploads(files); return p; }
async function measure(name: string, work: () => Promise<unknown>) { global.gc?.(); const before = process.memoryUsage().rss; let peak = before; const timer = setInterval(() => { peak = Math.max(peak, process.memoryUsage().rss); }, 5); const t = performance.now(); await work(); clearInterval(timer); global.gc?.(); console.log(name, Math.round(performance.now()-t), "ms, rss", Math.round(before/1e6), "peak", Math.round(peak/1e6), "after", Math.round(process.memoryUsage().rss/1e6)); }
await measure("1 photo", () => one(photo, 1)); await measure("1 photo", () => one(photo, 1));
await measure("1 worst", () => one(worst, 1));
await measure("2 photos in one post", () => one(photo, 2));
await measure("10 posts of 1 photo at once", () => Promise.all(Array.from({length:10},()=>one(photo,1))));
await measure("10 posts of 1 worst at once", () => Promise.all(Array.from({length:10},()=>one(worst,1))));
await measure("20 posts of 10 photos (1.4 MB) at once", () => Promise.all(Array.from({length:20},()=>one(photo,10))));
await measure("again 10 posts of 1 worst", () => Promise.all(Array.from({length:10},()=>one(worst,1))));
rmSync(process.env.DATA_DIR!, { recursive: true });
