DROP INDEX "group_invitation_links_email_idx";--> statement-breakpoint
ALTER TABLE "group_invitation_links" DROP COLUMN "email";