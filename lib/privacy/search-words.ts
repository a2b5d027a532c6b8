import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";

export async function deleteUnusedSearchWords(tx: Database, words: string[]): Promise<void> {
  await tx.execute(sql`
    delete from search_words w using (
      select word, search_terms(tsvector_to_array(search_stems(word)), '|') as stems
      from unnest(${sql.param(words)}::text[]) word offset 0
    ) theirs
    where w.word = theirs.word and not exists (select from search_documents d where d.words @@ theirs.stems)
      and not exists (select from job_postings j where j.words @@ theirs.stems)`);
}

export async function searchWordsOf(tx: Database, text: string): Promise<string[]> {
  const rows = await tx.execute<{ word: string }>(sql`select unnest(search_spellings(${text})) as word`);
  return rows.map(({ word }) => word);
}
