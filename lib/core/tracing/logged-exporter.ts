import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import { log } from "@/lib/core/log";
import { redactSpan } from "./redact-span";

/** Redacts the spans, and logs when the collector stops and starts to accept them: OpenTelemetry itself logs nothing. */
export function loggedExporter(exporter: SpanExporter): SpanExporter {
  let isAccepted = true;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(redactSpan), (result) => {
        const { error } = result;
        if (error && isAccepted) log.warn({ err: error }, "the collector does not accept the traces");
        if (!error && !isAccepted) log.info("the collector accepts the traces");
        isAccepted = !error;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
