CREATE TABLE "dismissed_suggestions" (
	"user_id" integer NOT NULL,
	"dismissed_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_suggestions_user_id_dismissed_id_pk" PRIMARY KEY("user_id","dismissed_id"),
	CONSTRAINT "dismissed_suggestions_users_check" CHECK ("dismissed_suggestions"."user_id" <> "dismissed_suggestions"."dismissed_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_suggestions" ADD CONSTRAINT "dismissed_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_suggestions" ADD CONSTRAINT "dismissed_suggestions_dismissed_id_users_id_fk" FOREIGN KEY ("dismissed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_suggestions_dismissed_id_idx" ON "dismissed_suggestions" USING btree ("dismissed_id");