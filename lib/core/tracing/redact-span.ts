import { SpanKind } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";

/**
 * The attributes that are exported. Others contain what a user typed or holds: URLs have tokens and search terms,
 * messages of errors have values.
 */
const attributeNames = [
  "error.type",
  "http.method",
  "http.route",
  "http.status_code",
  "next.page",
  "next.route",
  "next.rsc",
  "next.span_type",
];

export function redactSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => attributeNames.includes(name)),
  );
  const events = span.events.map(({ name, time, attributes }) => ({
    name,
    time,
    attributes: { "exception.type": attributes?.["exception.type"] ?? "Error" },
  }));
  const status = { code: span.status.code };
  return Object.create(span, {
    name: { value: nameOf(span) },
    attributes: { value: attributes },
    events: { value: events },
    status: { value: status },
  });
}

/** The framework names some spans by the URL: of a request without a route, and of a call that it makes. */
function nameOf({ kind, name, attributes }: ReadableSpan): string {
  if (kind === SpanKind.CLIENT) return name.split(" ").slice(0, 2).join(" ");
  if (kind !== SpanKind.SERVER) return name;
  return [attributes["http.method"], attributes["http.route"]].filter(Boolean).join(" ");
}
