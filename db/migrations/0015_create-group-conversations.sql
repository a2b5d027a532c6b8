ALTER TABLE "conversations" DROP CONSTRAINT "conversations_users_check";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_category_check";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "low_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "high_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "emailed_up_to_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "joined_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "avatar_path" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event_user_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "excerpt" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_user_id_users_id_fk" FOREIGN KEY ("event_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_owner_id_idx" ON "conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "conversations_avatar_path_idx" ON "conversations" USING btree ("avatar_path") WHERE "conversations"."avatar_path" is not null;--> statement-breakpoint
CREATE INDEX "messages_event_user_id_idx" ON "messages" USING btree ("event_user_id") WHERE "messages"."event_user_id" is not null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_group_check" CHECK ("conversations"."low_user_id" is null or num_nonnulls("conversations"."name", "conversations"."avatar_path", "conversations"."owner_id") = 0);--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_users_check" CHECK ("conversations"."low_user_id" < "conversations"."high_user_id" or num_nonnulls("conversations"."low_user_id", "conversations"."high_user_id") = 0);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_check" CHECK ("messages"."event" in ('created', 'added', 'removed', 'left', 'renamed', 'picture_changed', 'owner_changed'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_category_check" CHECK ("notification_preferences"."category" in ('likes', 'comments', 'mentions', 'friends', 'messages', 'applications', 'jobs', 'announcements'));