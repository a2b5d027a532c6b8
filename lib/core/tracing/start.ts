import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { loggedExporter } from "./logged-exporter";
import { onStopTracing } from "./stop";

/** The framework makes the spans; the endpoint and all else are OpenTelemetry's own environment variables. */
export function startTracing(): void {
  const resource = resourceFromAttributes({ "service.name": "preau" }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(loggedExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  onStopTracing(() => provider.shutdown());
}
