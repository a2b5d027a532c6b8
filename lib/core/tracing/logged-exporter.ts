import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import { log } from "@/lib/core/log";
import { redactSpan } from "./redact-span";

/** `ExportResultCode.SUCCESS`, of a package that is not a dependency. */
const success = 0;

/** Redacts the spans, and logs when the collector stops and starts to accept them: OpenTelemetry itself logs nothing. */
export function loggedExporter(exporter: SpanExporter): SpanExporter {
  let isAccepted = true;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(redactSpan), (result) => {
        const hasFailed = result.code !== success;
        if (hasFailed && isAccepted)
          log.warn({ err: result.error }, "the collector does not accept the traces");
        if (!hasFailed && !isAccepted) log.info("the collector accepts the traces");
        isAccepted = !hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
