import { useTranslations } from "next-intl";
import { appUrl } from "@/lib/core/env";
import { toNotation } from "@/lib/openapi/notation";
import type { JsonSchema } from "@/lib/openapi/schemas";
import { CodeBlock, ShapeCode } from "./code";

const topics = ["access", "responses", "pages", "files", "limits"] as const;

export function ApiIntro({ errorSchema }: { errorSchema: JsonSchema }) {
  const t = useTranslations("api.intro");
  const code = (chunks: React.ReactNode) => (
    <code translate="no" className="font-mono text-sm">
      {chunks}
    </code>
  );
  return (
    <div className="grid gap-8 pb-8 lg:grid-cols-2">
      <div className="max-w-post">
        <p className="text-lg">{t("lead")}</p>
        {topics.map((topic) => (
          <section key={topic} className="mt-5">
            <h2 className="text-base">{t(`${topic}.title`)}</h2>
            <p className="mt-1 text-muted">{t.rich(`${topic}.text`, { code })}</p>
          </section>
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <CodeBlock label={t("token")}>{tokenExample(appUrl())}</CodeBlock>
        <ShapeCode
          label={t("error")}
          tokens={toNotation({ ...errorSchema, properties: omitErrorCodes(errorSchema) })}
        />
      </div>
    </div>
  );
}

function tokenExample(origin: string): string {
  const credentials = JSON.stringify({ email: "camille@example.org", password: "sous les platanes" });
  return `TOKEN=$(curl -s '${origin}/api/login' \\
  -H 'Content-Type: application/json' \\
  -d '${credentials}' \\
  | jq -r .token)

curl '${origin}/api/user' -H "Authorization: Bearer $TOKEN"`;
}

/** Leaves out the enumeration of all codes, which each operation has. */
function omitErrorCodes({ properties }: JsonSchema): JsonSchema["properties"] {
  return { ...properties, code: { type: "string" } };
}
