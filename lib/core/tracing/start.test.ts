import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { afterEach, expect, test, vi } from "vitest";
import { register } from "@/instrumentation";
import { redactSpan } from "./redact-span";
import { startTracing } from "./start";

vi.mock("./start", () => ({ startTracing: vi.fn() }));
afterEach(() => {
  vi.unstubAllEnvs();
});

test("traces only when an endpoint is configured", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "");
  await register();
  expect(startTracing).not.toHaveBeenCalled();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318");
  await register();
  expect(startTracing).toHaveBeenCalledOnce();
});

function span(kind: SpanKind, name: string, attributes: ReadableSpan["attributes"] = {}): ReadableSpan {
  const event = {
    name: "exception",
    time: [0, 0],
    attributes: { "exception.type": "E", "exception.message": "secret" },
  };
  const status = { code: SpanStatusCode.ERROR, message: "secret" };
  return { kind, name, attributes, status, events: [event], ended: true } as unknown as ReadableSpan;
}

test("sends routes and status codes, but no user input", () => {
  const target = { "http.target": "/reset/secret?q=secret", "next.span_name": "GET /reset/secret" };
  const server = { "http.method": "GET", "http.status_code": 200, ...target };
  const route = { "http.route": "/reset/[token]" };
  const sent = [
    span(SpanKind.SERVER, "GET /reset/secret?q=secret", server),
    span(SpanKind.SERVER, "GET /reset/[token]", { ...server, ...route }),
    span(SpanKind.CLIENT, "fetch GET https://school.example/token?code=secret", target),
    span(SpanKind.INTERNAL, "render route (app) /reset/[token]", { "next.route": "/reset/[token]" }),
  ].map(redactSpan);
  expect(sent.map(({ name }) => name)).toEqual([
    "GET",
    "GET /reset/[token]",
    "fetch GET",
    "render route (app) /reset/[token]",
  ]);
  expect(sent[1]?.attributes).toEqual({ "http.method": "GET", "http.status_code": 200, ...route });
  for (const { name, attributes, events, status, ended } of sent) {
    expect(JSON.stringify({ name, attributes, events, status })).not.toContain("secret");
    expect(ended).toBe(true);
  }
});
