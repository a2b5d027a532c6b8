ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_category_check";--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "notification_level" text DEFAULT 'announcements' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_announcement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "notifies_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_notifies_members_idx" ON "posts" USING btree ("id") WHERE "posts"."notifies_members";--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_notification_level_check" CHECK ("group_members"."notification_level" in ('all', 'announcements', 'none'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_category_check" CHECK ("notification_preferences"."category" in ('likes', 'comments', 'mentions', 'friends', 'groups', 'group_posts', 'events', 'messages', 'applications', 'jobs', 'announcements'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_announcement_check" CHECK (not "posts"."is_announcement" or "posts"."group_id" is not null);