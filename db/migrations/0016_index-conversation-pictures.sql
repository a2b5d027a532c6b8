DROP INDEX "conversations_avatar_path_idx";--> statement-breakpoint
CREATE INDEX "conversations_avatar_path_idx" ON "conversations" USING btree ("avatar_path");