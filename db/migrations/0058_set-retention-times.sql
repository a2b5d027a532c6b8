ALTER TABLE "school_settings" ADD COLUMN "contact_message_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "email_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
CREATE INDEX "emails_contact_message_idx" ON "emails" USING btree (("params" ->> 'contact_message')) WHERE "emails"."kind" in ('contact_message', 'suspect_contact_message');--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_contact_message_months_check" CHECK ("school_settings"."contact_message_months" between 1 and 120);--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_email_months_check" CHECK ("school_settings"."email_months" between 1 and 120);