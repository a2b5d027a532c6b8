DROP INDEX "posts_feed_idx";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "posts_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_group_idx" ON "posts" USING btree ("group_id","is_pinned","created_at","id") WHERE "posts"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_feed_idx" ON "posts" USING btree ("is_pinned","created_at","id") WHERE "posts"."status" = 'published' and "posts"."group_id" is null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_audience_check" CHECK ("posts"."group_id" is null or "posts"."audience" = 'members');