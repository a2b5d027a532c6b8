import type { JsonSchema } from "./schemas";

export type Token = string | { shape: string };

/** A schema in TypeScript-like notation: `{ id: integer, tags: [Tag], feeling: "happy" | null }`. */
export function toNotation(schema: JsonSchema, depth = 0): Token[] {
  const { $ref, const: constant, enum: choices, anyOf, allOf, type, items, format } = schema;
  if ($ref) return [{ shape: $ref.split("/").at(-1) ?? "" }];
  if (constant !== undefined) return [JSON.stringify(constant)];
  if (choices) return [choices.map((choice) => JSON.stringify(choice)).join(" | ")];
  if (anyOf) return joinVariants(anyOf.map((option) => toNotation(option, depth)));
  if (allOf?.[0]) return toNotation(allOf[0], depth);
  if (type === "array") return ["[", ...toNotation(items as JsonSchema, depth), "]"];
  if (type === "object") return objectNotation(schema, depth);
  return [format === "date-time" ? "instant" : [type ?? "any"].flat().join(" | ")];
}

function joinVariants(options: Token[][]): Token[] {
  return options.flatMap((option, index) => (index ? [" | ", ...option] : option));
}

function objectNotation(schema: JsonSchema, depth: number): Token[] {
  const { properties, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties ?? {});
  if (typeof additionalProperties === "object")
    return ["{ [key]: ", ...toNotation(additionalProperties, depth), " }"];
  if (entries.length === 0) return ["{}"];
  const indent = "  ".repeat(depth + 1);
  const lines = entries.flatMap(([name, field]) => [
    `\n${indent}${name}${required.includes(name) ? "" : "?"}: `,
    ...toNotation(field as JsonSchema, depth + 1),
  ]);
  return ["{", ...lines, `\n${"  ".repeat(depth)}}`];
}
