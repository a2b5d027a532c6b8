CREATE TABLE "group_invitation_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"token_hash" text NOT NULL,
	"max_uses" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_invitation_links_uses_check" CHECK ("group_invitation_links"."uses_count" <= coalesce("group_invitation_links"."max_uses", "group_invitation_links"."uses_count"))
);
--> statement-breakpoint
ALTER TABLE "group_invitation_links" ADD CONSTRAINT "group_invitation_links_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitation_links" ADD CONSTRAINT "group_invitation_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitation_links_token_hash_key" ON "group_invitation_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "group_invitation_links_group_id_idx" ON "group_invitation_links" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "group_invitation_links_created_by_idx" ON "group_invitation_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "group_invitation_links_expires_at_idx" ON "group_invitation_links" USING btree ("expires_at");