import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import { expect, onTestFinished, test, vi } from "vitest";
import { startTraceCollector } from "@/e2e/support/trace-collector";
import { log } from "@/lib/core/log";
import { loggedExporter } from "./logged-exporter";

const send = (exporter: SpanExporter) =>
  new Promise<Error | undefined>((resolve) => exporter.export([], ({ error }) => resolve(error)));

test("logs why traces are not accepted, once until they are", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const info = vi.spyOn(log, "info").mockReturnValue();
  const collector = await startTraceCollector();
  onTestFinished(() => collector.close());
  const accepting = new OTLPTraceExporter({ url: `${collector.endpoint}/v1/traces` });
  const error = new Error("connect ECONNREFUSED");
  const results = [undefined, error, error];
  const exporter = loggedExporter({
    export: (spans, done) => {
      const next = results.shift();
      if (next) done({ code: 1, error: next });
      else accepting.export(spans, done);
    },
    shutdown: () => accepting.shutdown(),
  });
  onTestFinished(() => exporter.shutdown());
  expect(await send(exporter)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect([await send(exporter), await send(exporter)]).toEqual([error, error]);
  expect(warn.mock.calls).toEqual([[{ err: error }, "the collector does not accept the traces"]]);
  expect(await send(exporter)).toBeUndefined();
  expect(info.mock.calls).toEqual([["the collector accepts the traces"]]);
});
