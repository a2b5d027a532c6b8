CREATE TABLE "user_activity" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"counted_as" text,
	"created_on" date NOT NULL,
	"last_active_on" date,
	"last_engaged_on" date
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" date;--> statement-breakpoint
ALTER TABLE "user_activity" ADD CONSTRAINT "user_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_activity_created_on_idx" ON "user_activity" USING btree ("created_on","user_id");--> statement-breakpoint
CREATE INDEX "user_activity_last_active_on_idx" ON "user_activity" USING btree ("last_active_on","user_id");--> statement-breakpoint
CREATE INDEX "user_activity_last_engaged_on_idx" ON "user_activity" USING btree ("last_engaged_on","user_id");--> statement-breakpoint
CREATE INDEX "users_suspended_until_idx" ON "users" USING btree ("suspended_until") WHERE "users"."status" = 'suspended';