DROP INDEX "users_search_name_idx";--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING gin (lower("email") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_search_name_idx" ON "users" USING gin ("search_name" gin_trgm_ops) WITH (fastupdate=false);