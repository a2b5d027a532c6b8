CREATE TABLE "moderation_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"held_words" text[] DEFAULT '{}' NOT NULL,
	"new_account_days" smallint DEFAULT 0 NOT NULL,
	"holds_links" boolean DEFAULT false NOT NULL,
	"held_first_posts" smallint DEFAULT 0 NOT NULL,
	"daily_posts" smallint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_rules_id_check" CHECK ("moderation_rules"."id" = 1),
	CONSTRAINT "moderation_rules_held_words_check" CHECK (cardinality("moderation_rules"."held_words") <= 200),
	CONSTRAINT "moderation_rules_new_account_days_check" CHECK ("moderation_rules"."new_account_days" between 0 and 365),
	CONSTRAINT "moderation_rules_held_first_posts_check" CHECK ("moderation_rules"."held_first_posts" between 0 and 20),
	CONSTRAINT "moderation_rules_daily_posts_check" CHECK ("moderation_rules"."daily_posts" between 1 and 100)
);
--> statement-breakpoint
INSERT INTO "moderation_rules" DEFAULT VALUES;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_word" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "held_word" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held_for_check" CHECK ("comments"."held_for" in ('word', 'link', 'first_posts'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hold_check" CHECK (("comments"."held_for" is null) = ("comments"."held_at" is null));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_held_for_check" CHECK ("posts"."held_for" in ('word', 'link', 'first_posts'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_hold_check" CHECK (("posts"."held_for" is null) = ("posts"."held_at" is null));