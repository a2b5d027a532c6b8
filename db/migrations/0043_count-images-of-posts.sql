ALTER TABLE "posts" ADD COLUMN "images_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "images_count" = "n"."images" FROM (SELECT "post_id", count(*) AS "images" FROM "post_images" GROUP BY "post_id") "n"
WHERE "n"."post_id" = "posts"."id";--> statement-breakpoint
CREATE INDEX "posts_group_images_idx" ON "posts" USING btree ("group_id","created_at","id","user_id") WHERE "posts"."group_id" is not null and "posts"."status" = 'published' and "posts"."images_count" > 0;--> statement-breakpoint
CREATE INDEX "posts_group_links_idx" ON "posts" USING btree ("group_id","created_at","id","user_id") WHERE "posts"."group_id" is not null and "posts"."status" = 'published' and "posts"."content" ~* 'https?://';