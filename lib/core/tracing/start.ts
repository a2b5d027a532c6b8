import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace-node";
import { redactSpan } from "./redact-span";
import { onStopTracing } from "./stop";

/** The framework makes the spans; the endpoint and all else are OpenTelemetry's own environment variables. */
export function startTracing(): void {
  const resource = resourceFromAttributes({ "service.name": "preau" }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(redacting(new OTLPTraceExporter()))],
  });
  provider.register();
  onStopTracing(() => provider.shutdown());
}

function redacting(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(redactSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
