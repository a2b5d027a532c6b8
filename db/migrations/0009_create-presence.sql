CREATE TABLE "presence" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'offline' NOT NULL,
	"lower_since" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "presence_status_check" CHECK ("presence"."status" in ('offline', 'idle', 'online'))
);
--> statement-breakpoint
ALTER TABLE "scheduled_tasks" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_connected_idx" ON "presence" USING btree ("user_id") WHERE "presence"."status" <> 'offline';