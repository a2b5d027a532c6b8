CREATE TABLE "weekly_activity" (
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"time_zone" text NOT NULL,
	"students" integer NOT NULL,
	"posts" integer NOT NULL,
	"comments" integer NOT NULL,
	"applications" integer NOT NULL,
	CONSTRAINT "weekly_activity_first_day_last_day_pk" PRIMARY KEY("first_day","last_day")
);
--> statement-breakpoint
CREATE TABLE "weekly_activity_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekly_activity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "applications_created_at_idx" ON "applications" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "posts_created_at_idx" ON "posts" USING brin ("created_at");