import { readFileSync, writeFileSync } from "node:fs";

/** The forms of a noun: `friends`, `Friends`, `friend`, `Friend`. */
export type Noun = { plural: string; Plural: string; singular: string; Singular: string };

/** Adds the noun to each list that names every noun. */
export function registerNoun(noun: Noun): void {
  const { plural, singular } = noun;
  insertAfter("lib/endpoints.ts", {
    'import * as analytics from "@/lib/analytics/contract";\n': `import * as ${plural} from "@/lib/${plural}/contract";\nimport * as ${singular}Shapes from "@/lib/${plural}/schemas";\n`,
    "const contracts = {\n": `  ${plural},\n`,
    "export const shapes: readonly Record<string, unknown>[] = [\n": `  ${singular}Shapes,\n`,
  });
  insertAfter("lib/core/i18n/messages.ts", {
    'import apiEn from "@/messages/en/api.json";\n': `import ${plural}En from "@/messages/en/${plural}.json";\nimport ${plural}Fr from "@/messages/fr/${plural}.json";\n`,
    "  api: apiFr,\n": `  ${plural}: ${plural}Fr,\n`,
    "  api: apiEn,\n": `  ${plural}: ${plural}En,\n`,
  });
  insertAfter("app/(student)/layout.tsx", { "namespaces={[": `"${plural}", ` });
  insertAfter("lib/privacy-tables.ts", { '  ownedBy("sessions"),\n': `  ownedBy("${plural}"),\n` });
  insertAfter("e2e/support/user-with-data-everywhere.ts", {
    "  await whatTheyWrote(someone, say);\n": `  await sql\`insert into ${plural} (user_id, title) values (\${someone.id}, \${say("${singular}")})\`;\n`,
  });
  insertAfter("docs/contract.md", {
    '| `GET /api/health/live` | anyone | | `status: "ok", version` |\n': contractSection(noun),
  });
  for (const locale of ["fr", "en"] as const) describeInApi(locale, noun);
}

function insertAfter(file: string, insertions: Record<string, string>): void {
  let text = readFileSync(file, "utf8");
  for (const [marker, insertion] of Object.entries(insertions)) {
    if (!text.includes(marker)) throw new Error(`${file} lacks ${JSON.stringify(marker)}`);
    text = text.replace(marker, () => marker + insertion);
  }
  writeFileSync(file, text);
}

function contractSection({ plural, Plural, singular }: Noun): string {
  return `
### ${Plural}

| call | access | request | response |
|---|---|---|---|
| \`GET /api/${plural}\` | student | \`page, per_page\` (20) | \`data\`: P of ${singular} |
| \`POST /api/${plural}\` | student | \`title\` | 201, \`data\`: ${singular} |
| \`DELETE /api/${plural}/{id}\` | student | | |
`;
}

const descriptions = {
  fr: {
    list: "Lister les siens",
    create: "En ajouter un",
    delete: "En supprimer un",
    text: "Ceux de l’étudiant.",
  },
  en: { list: "List one's own", create: "Add one", delete: "Delete one", text: "The student's own." },
};

function describeInApi(locale: "fr" | "en", { plural, Plural, Singular }: Noun): void {
  const file = `messages/${locale}/api.json`;
  const api = JSON.parse(readFileSync(file, "utf8"));
  const { list, create, delete: remove, text } = descriptions[locale];
  api.headings[plural] = { title: Plural, text };
  Object.assign(api.operations, {
    [`list${Plural}`]: list,
    [`create${Singular}`]: create,
    [`delete${Singular}`]: remove,
  });
  writeFileSync(file, `${JSON.stringify(api, null, 2)}\n`);
}
