INSERT INTO "counters" ("name", "value")
SELECT 'groups:public', count(*) FROM "groups" WHERE "visibility" = 'public' AND "deleted_at" IS NULL;
