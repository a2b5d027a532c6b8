CREATE TABLE "moderation_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"moderator_id" integer,
	"subject_type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"author_id" integer,
	"action" text NOT NULL,
	"rule" text,
	"explanation" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_moderator_id" integer,
	"appeal_decided_at" timestamp with time zone,
	"is_overturned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_decisions_action_check" CHECK ("moderation_decisions"."action" in ('dismiss', 'hide', 'delete', 'warn', 'suspend')),
	CONSTRAINT "moderation_decisions_rule_check" CHECK (("moderation_decisions"."action" = 'dismiss') = ("moderation_decisions"."rule" is null))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_id" integer;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_appeal_moderator_id_users_id_fk" FOREIGN KEY ("appeal_moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_decisions_author_id_idx" ON "moderation_decisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_moderator_id_idx" ON "moderation_decisions" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_appeal_moderator_id_idx" ON "moderation_decisions" USING btree ("appeal_moderator_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_open_appeals_idx" ON "moderation_decisions" USING btree ("appealed_at","id") WHERE "moderation_decisions"."appealed_at" is not null and "moderation_decisions"."appeal_decided_at" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_decision_id_idx" ON "reports" USING btree ("decision_id");