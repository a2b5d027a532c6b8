CREATE TABLE "withdrawn_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawn_emails" ADD CONSTRAINT "withdrawn_emails_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;