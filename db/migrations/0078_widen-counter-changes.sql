DROP VIEW IF EXISTS "counter_values";--> statement-breakpoint
ALTER TABLE "counter_changes" ALTER COLUMN "change" SET DATA TYPE integer;--> statement-breakpoint
CREATE VIEW "counter_values" AS SELECT "name", "value" FROM "counters" UNION ALL SELECT "name", "change" FROM "counter_changes";
