ALTER TABLE "companies" DROP CONSTRAINT "companies_status_check";--> statement-breakpoint
DROP INDEX "companies_directory_idx";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "siret" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "directory_position" integer;--> statement-breakpoint
CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_directory_idx" ON "companies" USING btree ("directory_position",lower("name"),"id") WHERE "companies"."status" = 'active' and "companies"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_siret_check" CHECK ("companies"."siret" ~ '^[0-9]{14}$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_directory_position_check" CHECK ("companies"."directory_position" > 0);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_status_check" CHECK ("companies"."status" in ('pending', 'active', 'rejected', 'suspended'));