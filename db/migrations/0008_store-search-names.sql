DROP INDEX IF EXISTS "users_person_search_idx";--> statement-breakpoint
-- What a name is compared by: without accents and case, with one space before each word, so that `% ben%` finds a word that
-- begins so. Built-in functions only: a restore fills columns before it has the schema of extensions. The column holds its
-- results, so whoever changes it drops the column and adds it again.
CREATE OR REPLACE FUNCTION fold_name(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  select ' ' || regexp_replace(replace(replace(replace(
    translate(regexp_replace(normalize(lower(input), nfkd), '[\u0300-\u036f]', '', 'g'), 'øłđ', 'old'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[-\s''’._]+', ' ', 'g')
$$;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_name" text GENERATED ALWAYS AS (fold_name(name || ' ' || username)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search_name_idx" ON "users" USING gin ("search_name" gin_trgm_ops) WITH (fastupdate=false) WHERE "users"."status" = 'active' and "users"."deleted_at" is null;