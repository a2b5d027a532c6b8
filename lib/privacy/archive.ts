import type { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { formatDate } from "@/lib/core/i18n/format-date";
import { type Locale, regions } from "@/lib/core/i18n/locales";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { getTranslator } from "@/lib/core/i18n/translator";
import { zipOf } from "@/lib/core/storage/zip";
import { listOwnContent } from "./own-files";
import { hasRows, streamJson } from "./rows";
import type { TableRules, User } from "./table-rules";

/** The archive is streamed: an error in one part ends the stream with it. */
export async function buildArchive(
  user: User,
  locale: Locale,
  tables: readonly TableRules[],
): Promise<Readable> {
  const entries: { name: string; chunks: () => AsyncIterable<string> }[] = [];
  for (const table of tables) {
    const rows = selectRows(table, user);
    if (rows && (await hasRows(rows)))
      entries.push({ name: `data/${table.table}.json`, chunks: () => streamJson(rows) });
  }
  const files = await listOwnContent(user.id);
  const text = readme(user, locale, { tables: entries.map(({ name }) => name), files: files.length });
  return zipOf([...entries, ...files, { name: readmeName[locale], text }]);
}

const secretColumns = ["password_hash", "token_hash", "secret", "code_hash", "words"];
/** Columns that only moderators know, from which the author of a text could infer who reported it. */
const moderationColumns = ["reports_count", "held_for", "held_word"];
const hiddenColumns = [...secretColumns, ...moderationColumns].join(",");

const readmeName: Record<Locale, string> = { fr: "LISEZ-MOI.txt", en: "README.txt" };

function selectRows({ table, exported, exportedAs }: TableRules, user: User): SQL | undefined {
  if (!exported) return;
  const row = exportedAs?.(user) ?? sql`to_jsonb(t)`;
  return sql`select (${row}) - ${`{${hiddenColumns}}`}::text[] as row
    from ${sql.identifier(table)} t where ${exported(user)}`;
}

function readme({ name }: User, locale: Locale, { tables, files }: { tables: string[]; files: number }) {
  const t = getTranslator(locale, "privacy");
  const style = { dateStyle: "long", timeStyle: "short", timeZone: schoolTimeZone() } as const;
  const date = formatDate(regions[locale], style, new Date());
  return [
    t("readme.title", { name, date }),
    t("readme.text"),
    ...tables,
    t("readme.files", { count: files }),
    t("readme.secrets"),
    "",
  ].join("\n\n");
}
