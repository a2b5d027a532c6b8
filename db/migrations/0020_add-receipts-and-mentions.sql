CREATE TABLE "chat_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"shows_receipts" boolean DEFAULT true NOT NULL,
	"plays_sound" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "delivered_up_to_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;