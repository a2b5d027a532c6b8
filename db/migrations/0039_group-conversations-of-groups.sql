ALTER TABLE "conversations" DROP CONSTRAINT "conversations_group_check";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_joined_idx" ON "conversation_members" USING btree ("conversation_id","joined_at","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_group_id_key" ON "conversations" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind_check" CHECK (num_nonnulls("conversations"."low_user_id", "conversations"."group_id") < 2);--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_group_check" CHECK (num_nonnulls("conversations"."low_user_id", "conversations"."group_id") = 0 or num_nonnulls("conversations"."name", "conversations"."avatar_path", "conversations"."owner_id") = 0);