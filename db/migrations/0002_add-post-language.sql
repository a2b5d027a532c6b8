ALTER TABLE "posts" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_locale_check" CHECK ("posts"."locale" in ('fr', 'en'));