import { expect, onTestFinished, test } from "vitest";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { startApp } from "../../support/app-instance";
import { attributeOf, startTraceCollector } from "../../support/trace-collector";

test("sends a trace of each request to the collector, at the latest when the process ends", async () => {
  const collector = await startTraceCollector();
  onTestFinished(collector.close);
  const folder = createScratchDir();
  onTestFinished(() => removeScratchDir(folder));
  const app = await startApp(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    // The delay is longer than the test: spans are sent only when the process ends.
    OTEL_BSP_SCHEDULE_DELAY: "600000",
  });
  onTestFinished(app.close);
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const call = async (path: string) => {
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const response = await fetch(app.origin + path, { headers });
    await response.text();
    return response.status;
  };
  expect(await call("/api/posts?q=my-secret")).toBe(200);
  expect(await call("/api/posts/987654")).toBe(404);
  expect(await call("/login?next=%2Fmy-secret")).toBe(200);
  expect(await call("/my-secret")).toBe(404);
  await app.close();

  const requests = collector
    .spans()
    .filter((span) => span.traceId === traceId && span.parentSpanId === "b7ad6b7169203331")
    .map((span) => [span.name, attributeOf(span, "http.status_code")].join(" "));
  expect(requests).toEqual(expect.arrayContaining(["GET /api/posts 200", "GET /api/posts/[id] 404"]));
  expect(requests.some((request) => request.endsWith("/login 200"))).toBe(true);
  const [posts] = collector.spans().filter(({ name }) => name === "GET /api/posts");
  const inside = collector.spans().filter(({ parentSpanId }) => parentSpanId === posts?.spanId);
  expect(inside.map(({ name }) => name)).toContain("executing api route (app) /api/posts");
  expect(collector.services()).toContain("preau");
  expect(JSON.stringify(collector.spans())).not.toContain("my-secret");
}, 120_000);
