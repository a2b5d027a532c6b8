import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { errorsOf } from "@/lib/core/api/implied-errors";
import { limits } from "@/lib/core/api/rate-limits";
import { appUrl } from "@/lib/core/env";
import type { EndpointEntry } from "@/lib/endpoints";
import { curlExample } from "@/lib/openapi/curl-example";
import { toNotation } from "@/lib/openapi/notation";
import type { Operation } from "@/lib/openapi/operation";
import type { JsonSchema } from "@/lib/openapi/schemas";
import { CodeBlock, ShapeCode } from "./code";
import { ErrorList } from "./error-list";
import { FieldList, type FieldRow } from "./field-list";
import { Method } from "./method";

export function OperationDoc({ declared, operation }: { declared: EndpointEntry; operation: Operation }) {
  const t = useTranslations("api");
  const { name, endpoint } = declared;
  return (
    <article id={name} aria-labelledby={`${name}-title`} className="border-line border-t py-8">
      <h3 id={`${name}-title`} className="text-lg">
        {t(`operations.${name as "login"}`)}
      </h3>
      <p translate="no" className="mt-2 flex flex-wrap items-baseline gap-2 font-mono text-sm">
        <Method>{endpoint.method}</Method>
        <span className="break-all">{endpoint.path}</span>
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <span className="sr-only">{t("who")}</span>
        {endpoint.access.length === viewerKinds ? (
          <Badge>{t("everyone")}</Badge>
        ) : (
          endpoint.access.map((role) => <Badge key={role}>{t(`roles.${role}`)}</Badge>)
        )}
        {[...(endpoint.limit ?? []), ...(endpoint.successLimit ?? [])].map((limit) => (
          <Badge key={limit} tone="warning">
            {t("limit", { ...limits[limit], minutes: limits[limit].seconds / 60 })}
          </Badge>
        ))}
      </p>
      <div className="mt-5 grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <RequestDoc operation={operation} override={endpoint.methodOverride ?? false} />
          <ErrorList codes={errorsOf(endpoint)} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CodeBlock label={t("example")}>{curlExample(appUrl(), endpoint, operation)}</CodeBlock>
          <ResponseDoc operation={operation} />
        </div>
      </div>
    </article>
  );
}

/** The three roles, and visitors. */
const viewerKinds = 4;

function RequestDoc({ operation, override }: { operation: Operation; override: boolean }) {
  const t = useTranslations("api");
  const { parameters = [], requestBody } = operation;
  const form = requestBody?.content["multipart/form-data"]?.schema;
  const json = requestBody?.content["application/json"]?.schema;
  const body = fieldsOf(form ?? json);
  return (
    <>
      {parameters.length > 0 && <FieldList title={t("parameters")} fields={parameters} />}
      {body.length > 0 && <FieldList title={t(form ? "formBody" : "jsonBody")} fields={body} />}
      {override && <p className="text-muted text-sm">{t("override")}</p>}
      {parameters.length + body.length === 0 && <p className="text-muted text-sm">{t("nothing")}</p>}
    </>
  );
}

function fieldsOf(schema: JsonSchema | undefined): FieldRow[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field as JsonSchema,
    required: schema?.required?.includes(name) ?? false,
  }));
}

function ResponseDoc({ operation }: { operation: Operation }) {
  const t = useTranslations("api");
  const successes = Object.entries(operation.responses).filter(([code]) => code < "300");
  const status = successes.map(([code]) => code).join(", ");
  const schema = successes[0]?.[1].content?.["application/json"]?.schema;
  if (!schema) return <p className="text-muted text-sm">{t("noBody", { status })}</p>;
  return <ShapeCode label={t("response", { status })} tokens={toNotation(schema)} />;
}
