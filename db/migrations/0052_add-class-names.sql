ALTER TABLE "groups" ADD COLUMN "class_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "class_name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "groups_class_name_key" ON "groups" USING btree (fold_name("class_name"));