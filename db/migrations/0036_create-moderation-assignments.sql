CREATE TABLE "moderation_assignments" (
	"subject_type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"assignee_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_assignments_subject_type_subject_id_pk" PRIMARY KEY("subject_type","subject_id")
);
--> statement-breakpoint
ALTER TABLE "moderation_assignments" ADD CONSTRAINT "moderation_assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_assignments_assignee_id_idx" ON "moderation_assignments" USING btree ("assignee_id");