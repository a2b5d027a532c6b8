import { readFileSync, writeFileSync } from "node:fs";

/** The forms of a noun: `lessons`, `Lessons`, `lesson`, `Lesson`. */
export type Noun = { plural: string; Plural: string; singular: string; Singular: string };

type Insertion = { file: string; after: string; text: string };

/** The text that is inserted into each list of all nouns, and the line after which it goes. */
export function listInsertions(noun: Noun): Insertion[] {
  const { plural, singular } = noun;
  const message = (locale: "fr" | "en") => ({
    file: `lib/core/i18n/${locale}.ts`,
    after: `export { default as api } from "@/messages/${locale}/api.json";\n`,
    text: `export { default as ${plural} } from "@/messages/${locale}/${plural}.json";\n`,
  });
  const clientMessages = (locale: "fr" | "en") => ({
    file: `components/shell/client-messages/${locale}/shell.ts`,
    after: `export { default as "error-screen" } from "@/messages/${locale}/error-screen.json";\n`,
    text: `export { default as ${plural} } from "@/messages/${locale}/${plural}.json";\n`,
  });
  return [
    {
      file: "lib/endpoints.ts",
      after: 'import * as analytics from "@/lib/analytics/contract";\n',
      text: `import * as ${plural} from "@/lib/${plural}/contract";\nimport * as ${singular}Schemas from "@/lib/${plural}/schemas";\n`,
    },
    { file: "lib/endpoints.ts", after: "const contracts = {\n", text: `  ${plural},\n` },
    {
      file: "lib/endpoints.ts",
      after: "export const namedSchemas: readonly Record<string, unknown>[] = [\n",
      text: `  ${singular}Schemas,\n`,
    },
    message("fr"),
    message("en"),
    {
      file: "lib/routes.ts",
      after: "export const studentPaths = {\n",
      text: `  ${plural}: \`\${student}/${plural}\`,\n`,
    },
    clientMessages("fr"),
    clientMessages("en"),
    {
      file: "lib/privacy-tables.ts",
      after: '  ownedRows("alerted_jobs"),\n',
      text: `  ownedRows("${plural}"),\n`,
    },
    {
      file: "lib/users/merge/tables.ts",
      after: '  deleteRule("sessions"),\n',
      text: `  moveRule("${plural}", "user_id"),\n`,
    },
    {
      file: "e2e/support/user-with-data-everywhere.ts",
      after: "  await insertPosts(user, mark);\n",
      text: `  await sql\`insert into ${plural} (user_id, title) values (\${user.id}, \${mark("${singular}")})\`;\n`,
    },
    {
      file: "docs/contract.md",
      after: '| `GET /api/health/live` | anyone | | `status: "ok", version` |\n',
      text: contractSection(noun),
    },
  ];
}

/** Adds the noun to each list of all nouns; returns the files that it changed. */
export function registerNoun(noun: Noun): string[] {
  const insertions = listInsertions(noun);
  for (const { file, after, text } of insertions) {
    const before = readFileSync(file, "utf8");
    if (!before.includes(after)) throw new Error(`${file} lacks ${JSON.stringify(after)}`);
    writeFileSync(
      file,
      before.replace(after, () => after + text),
    );
  }
  const described = (["fr", "en"] as const).map((locale) => describeInApi(locale, noun));
  return [...insertions.map(({ file }) => file), ...described];
}

function contractSection({ plural, Plural, singular }: Noun): string {
  return `
### ${Plural}

| call | access | request | response |
|---|---|---|---|
| \`GET /api/${plural}\` | student | \`page, per_page\` (20) | P of ${singular} at the top level |
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

function describeInApi(locale: "fr" | "en", { plural, Plural, Singular }: Noun): string {
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
  return file;
}
