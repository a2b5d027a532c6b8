import { chromium } from "playwright"; import { readFileSync } from "node:fs";
const base = process.env.BASE ?? "http://localhost:4481", pid = process.argv[2], path = process.argv[3] ?? "/student/dashboard";
const cpu = () => { const s = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" "); return (+s[11] + +s[12]) * 10; };
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } }); const page = await ctx.newPage();
await page.goto(base + "/login"); await page.fill("input[type=email]", "student@demo.preau"); await page.fill("input[type=password]", "preau-demo"); await page.keyboard.press("Enter"); await page.waitForURL(/dashboard/); await page.waitForTimeout(3000);
const reqs = []; page.on("request", (r) => reqs.push(`${r.method()} ${r.url().replace(base, "")} ${r.headers()["next-router-prefetch"] ?? ""} ${r.headers()["next-router-segment-prefetch"] ?? ""}`));
for (let k = 0; k < 6; k++) { reqs.length = 0; const a = cpu(); await page.goto(base + path); await page.waitForTimeout(4000); console.log("cpu", cpu() - a, "requests", reqs.length, "rsc", reqs.filter((r) => r.includes("_rsc")).length); }
console.log(reqs.filter((r) => !r.includes("/_next/static")).join("\n")); await b.close();
