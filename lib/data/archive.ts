import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { ZipFile } from "yazl";
import { type Database, db } from "@/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { storage } from "@/lib/storage/storage";
import { type Content, ownContent } from "./own-files";
import { neverExported, personal } from "./personal";
import type { Person, PersonalTable } from "./personal-table";

/**
 * A ZIP with all that names a person: a JSON file per table, their pictures and documents, and a text that says what is
 * what. Its bytes come while they are read; should one of the parts fail, so does the stream.
 */
export async function archiveOf(person: Person, locale: Locale): Promise<Readable> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on("error", (error) => out.destroy(error));
  const tables: string[] = [];
  for (const table of personal) {
    const rows = await rowsOf(table, person);
    if (rows.length === 0) continue;
    tables.push(table.table);
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `data/${table.table}.json`);
  }
  const files = await ownContent(person.id);
  for (const file of files) addFile(zip, file);
  zip.addBuffer(Buffer.from(readme(person, locale, { tables, files: files.length })), readmeName[locale]);
  zip.end();
  return out;
}

const readmeName: Record<Locale, string> = { fr: "LISEZ-MOI.txt", en: "README.txt" };

async function rowsOf({ table, exported, shown }: PersonalTable, person: Person, from: Database = db) {
  if (!exported) return [];
  const row = shown?.(person) ?? sql`to_jsonb(t)`;
  const rows = await from.execute<{ row: Record<string, unknown> }>(sql`
    select ${row} - ${`{${neverExported.join(",")}}`}::text[] as row
    from ${sql.identifier(table)} t where ${exported(person)}`);
  return rows.map((each) => each.row);
}

function addFile(zip: ZipFile, { path, name }: Content): void {
  zip.addReadStreamLazy(name, { compress: false }, (done) => {
    storage()
      .open(path)
      .then((file) =>
        done(null, file ? Readable.fromWeb(file.stream as WebStream<Uint8Array>) : Readable.from([])),
      )
      .catch((error) => done(error, Readable.from([])));
  });
}

function readme({ name }: Person, locale: Locale, { tables, files }: { tables: string[]; files: number }) {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "data" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(new Date());
  return [
    t("readme.title", { name, date }),
    t("readme.text"),
    ...tables.map((table) => `data/${table}.json`),
    t("readme.files", { count: files }),
    t("readme.secrets"),
    "",
  ].join("\n\n");
}
