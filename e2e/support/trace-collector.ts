import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};
type Traces = {
  resourceSpans: { resource: { attributes: Span["attributes"] }; scopeSpans: { spans: Span[] }[] }[];
};

/** Receives traces as an OpenTelemetry collector does: OTLP in JSON over HTTP. */
export async function startTraceCollector() {
  const received: Traces[] = [];
  const server = http.createServer(async (request, response) => {
    if (request.method === "POST" && request.url === "/v1/traces")
      received.push((await json(request)) as Traces);
    response.setHeader("content-type", "application/json").end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    services: () =>
      resources().flatMap(({ resource }) => resource.attributes.map(({ value }) => value.stringValue)),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function attributeOf({ attributes }: Span, key: string): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && String(value.stringValue ?? value.intValue);
}
