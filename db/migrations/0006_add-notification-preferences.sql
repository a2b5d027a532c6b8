CREATE TABLE "notification_preferences" (
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"digest" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_category_pk" PRIMARY KEY("user_id","category"),
	CONSTRAINT "notification_preferences_category_check" CHECK ("notification_preferences"."category" in ('likes', 'comments', 'mentions', 'friends', 'applications', 'jobs', 'announcements'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"digest" text DEFAULT 'weekly' NOT NULL,
	"quiet_from" time,
	"quiet_until" time,
	"held_until" timestamp with time zone,
	"digest_sent_at" timestamp with time zone,
	CONSTRAINT "notification_settings_digest_check" CHECK ("notification_settings"."digest" in ('never', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_held_until_idx" ON "notification_settings" USING btree ("held_until") WHERE "notification_settings"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "notifications_hidden_idx" ON "notifications" USING btree ("created_at") WHERE not "notifications"."in_app";--> statement-breakpoint
INSERT INTO "notification_preferences" ("user_id", "category", "app", "email", "digest")
SELECT "user_id", "category", true, false, false FROM "email_opt_outs";
