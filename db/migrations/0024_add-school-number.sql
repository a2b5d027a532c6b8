ALTER TABLE "users" ADD COLUMN "school_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_school_number_key" ON "users" USING btree ("school_number");