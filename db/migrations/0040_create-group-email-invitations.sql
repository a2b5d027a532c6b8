CREATE TABLE "group_email_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_email_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"email" text NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_invitation_links" ADD COLUMN "email_invitation_id" integer;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD COLUMN "email_invitation_id" integer;--> statement-breakpoint
ALTER TABLE "group_email_invitations" ADD CONSTRAINT "group_email_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_email_invitations" ADD CONSTRAINT "group_email_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_email_invitations_group_id_email_key" ON "group_email_invitations" USING btree ("group_id","email");--> statement-breakpoint
CREATE INDEX "group_email_invitations_email_idx" ON "group_email_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "group_email_invitations_invited_by_idx" ON "group_email_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "group_email_invitations_expires_at_idx" ON "group_email_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "group_invitation_links" ADD CONSTRAINT "group_invitation_links_email_invitation_id_group_email_invitations_id_fk" FOREIGN KEY ("email_invitation_id") REFERENCES "public"."group_email_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_email_invitation_id_group_email_invitations_id_fk" FOREIGN KEY ("email_invitation_id") REFERENCES "public"."group_email_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_invitation_links_email_invitation_id_idx" ON "group_invitation_links" USING btree ("email_invitation_id");--> statement-breakpoint
CREATE INDEX "group_invitations_email_invitation_id_idx" ON "group_invitations" USING btree ("email_invitation_id");--> statement-breakpoint
INSERT INTO "group_email_invitations" ("group_id", "email", "invited_by", "created_at", "expires_at")
SELECT DISTINCT ON ("group_id", lower("email")) "group_id", lower("email"), "created_by", "created_at", "expires_at"
FROM "group_invitation_links" WHERE "email" IS NOT NULL AND "uses_count" = 0 ORDER BY "group_id", lower("email"), "created_at" DESC;--> statement-breakpoint
UPDATE "group_invitation_links" "link" SET "email_invitation_id" = "sent"."id" FROM "group_email_invitations" "sent"
WHERE "sent"."group_id" = "link"."group_id" AND "sent"."email" = lower("link"."email");--> statement-breakpoint
DELETE FROM "group_invitation_links" WHERE "email" IS NOT NULL AND "email_invitation_id" IS NULL;
