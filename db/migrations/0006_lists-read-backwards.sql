DROP INDEX "reports_status_idx";--> statement-breakpoint
DROP INDEX "security_log_created_at_idx";--> statement-breakpoint
DROP INDEX "comments_post_id_idx";--> statement-breakpoint
DROP INDEX "comments_pending_idx";--> statement-breakpoint
DROP INDEX "posts_feed_idx";--> statement-breakpoint
DROP INDEX "posts_public_feed_idx";--> statement-breakpoint
DROP INDEX "posts_user_id_idx";--> statement-breakpoint
CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "security_log_created_at_idx" ON "security_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "comments_post_id_idx" ON "comments" USING btree ("post_id","id") WHERE "comments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "comments_pending_idx" ON "comments" USING btree ("post_id","id") WHERE "comments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "posts_feed_idx" ON "posts" USING btree ("is_pinned","created_at","id") WHERE "posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "posts_public_feed_idx" ON "posts" USING btree ("is_pinned","created_at","id") WHERE "posts"."status" = 'published' and "posts"."audience" = 'public';--> statement-breakpoint
CREATE INDEX "posts_user_id_idx" ON "posts" USING btree ("user_id","created_at","id");