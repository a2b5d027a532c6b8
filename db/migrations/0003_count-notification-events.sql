CREATE TABLE "notification_events" (
	"notification_id" integer NOT NULL,
	"source" text NOT NULL,
	"actor_id" integer,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "notification_events_notification_id_source_pk" PRIMARY KEY("notification_id","source")
);
--> statement-breakpoint
CREATE TABLE "post_mutes" (
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_mutes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "post_id" integer;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mutes" ADD CONSTRAINT "post_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mutes" ADD CONSTRAINT "post_mutes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_events_actor_id_idx" ON "notification_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "post_mutes_post_id_idx" ON "post_mutes" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_post_id_idx" ON "notifications" USING btree ("post_id");--> statement-breakpoint
UPDATE "notifications" n SET "post_id" = p."id" FROM "posts" p WHERE n."params" ->> 'post' = p."id"::text;--> statement-breakpoint
INSERT INTO "notification_events" ("notification_id", "source", "actor_id", "params", "created_at")
SELECT "id", CASE WHEN "kind" = 'post_liked' THEN 'like:' ELSE 'user:' END || "actor_id", "actor_id", "params", "updated_at"
FROM "notifications" WHERE "actor_id" IS NOT NULL;
