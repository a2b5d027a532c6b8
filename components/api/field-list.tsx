import { useTranslations } from "next-intl";
import { toNotation } from "@/lib/openapi/notation";
import type { JsonSchema } from "@/lib/openapi/schemas";

export type FieldRow = { name: string; schema: JsonSchema; required: boolean };

export function FieldList({ title, fields }: { title: string; fields: FieldRow[] }) {
  const t = useTranslations("api");
  return (
    <section>
      <h4 className="mb-1 text-muted text-sm">{title}</h4>
      <dl className="divide-y divide-line border-line border-y text-sm">
        {fields.map(({ name, schema, required }) => (
          <div key={name} className="grid gap-x-4 py-2 md:grid-cols-[minmax(0,16rem)_1fr]">
            <dt>
              <code translate="no" className="break-all font-mono font-semibold">
                {name}
              </code>
              {required && (
                <span className="ml-2 whitespace-nowrap text-alert text-xs">{t("field.required")}</span>
              )}
            </dt>
            <dd className="text-muted">
              <FieldKind schema={schema} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FieldKind({ schema }: { schema: JsonSchema }) {
  const t = useTranslations("api.field");
  if (schema.contentSchema)
    return t.rich("json", { kind: () => <FieldKind schema={schema.contentSchema as JsonSchema} /> });
  if (schema.enum || schema.const !== undefined || schema.type === "object")
    return <Literal>{inOneLine(schema)}</Literal>;
  const { type, items, minLength = 0, maxLength = 0, minimum, maxItems = 0 } = schema;
  if (type === "array") {
    const inner = items as JsonSchema;
    if (inner.contentMediaType) return t("files", { max: maxItems });
    return t.rich("list", { max: maxItems, kind: () => <FieldKind schema={inner} /> });
  }
  if (type === "integer") return t("integer", { min: minimum ?? 0 });
  return t("text", { min: minLength, max: maxLength });
}

function Literal({ children }: { children: string }) {
  return (
    <span translate="no" className="wrap-anywhere font-mono text-xs">
      {children}
    </span>
  );
}

/** The notation of a request's fields has only strings, because they refer to no other schema. */
function inOneLine(schema: JsonSchema): string {
  return toNotation(schema).join("").replace(/\s+/g, " ");
}
