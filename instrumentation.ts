/** Called by the framework at its start. Without an endpoint nothing is loaded. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import("@/lib/core/tracing/start");
    startTracing();
  }
}
