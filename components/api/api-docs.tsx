import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { type EndpointEntry, endpointEntries, type Heading } from "@/lib/endpoints";
import type { OpenApi } from "@/lib/openapi/document";
import { toNotation } from "@/lib/openapi/notation";
import type { JsonSchema } from "@/lib/openapi/schemas";
import { ApiIntro } from "./api-intro";
import { ApiNav } from "./api-nav";
import { ShapeCode } from "./code";
import { OperationDoc } from "./operation-doc";

export function ApiDocs({ document }: { document: OpenApi }) {
  const t = useTranslations("api");
  const { Failure, ...shapes } = document.components.schemas;
  return (
    <div className="mx-auto grid w-full max-w-[96rem] gap-x-8 gap-y-4 px-4 py-8 max-lg:pt-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <ApiNav groups={groups} />
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        <h1 className="mb-4 text-3xl">{t("title")}</h1>
        <ApiIntro errorSchema={Failure} />
        {groups.map(([heading, entries]) => (
          <section key={heading} aria-labelledby={heading} className="mt-8">
            <h2 id={heading} className="text-xl">
              {t(`headings.${heading}.title`)}
            </h2>
            <p className="mt-1 mb-6 max-w-post text-muted">{t(`headings.${heading}.text`)}</p>
            {entries.map((entry) => (
              <OperationDoc key={entry.name} declared={entry} operation={operationOf(document, entry)} />
            ))}
          </section>
        ))}
        <Section
          id="shapes"
          title={t("shapes")}
          titleClassName="text-xl"
          className="mt-8 border-line border-t pt-8"
        >
          <div className="mt-6 grid gap-6 lg:grid-cols-2">
            {Object.entries<JsonSchema>(shapes).map(([name, schema]) => (
              <div key={name} id={`shape-${name}`} className="min-w-0">
                <ShapeCode label={name} tokens={toNotation(schema)} />
              </div>
            ))}
          </div>
        </Section>
      </main>
    </div>
  );
}

const groups: [Heading, EndpointEntry[]][] = [...new Set(endpointEntries.map(({ heading }) => heading))].map(
  (heading) => [heading, endpointEntries.filter((entry) => entry.heading === heading)],
);

function operationOf({ paths }: OpenApi, { endpoint: { path, method } }: EndpointEntry) {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}
