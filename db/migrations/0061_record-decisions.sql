ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" SET "decided_at" = "d"."at" FROM (
  SELECT "e"."application_id", min("e"."created_at") AS "at" FROM "application_events" "e" LEFT JOIN "users" "u" ON "u"."id" = "e"."actor_id"
  WHERE "e"."kind" = 'status' AND "e"."status" IN ('accepted', 'rejected') AND "u"."role" IS DISTINCT FROM 'admin' GROUP BY "e"."application_id") "d"
WHERE "d"."application_id" = "applications"."id" AND "applications"."status" IN ('accepted', 'approved', 'rejected');--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "decisions_due_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "decisions_overdue_sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_decisions_idx" ON "applications" USING btree ("job_posting_id","created_at","decided_at","status") WHERE "applications"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "job_postings_closed_at_idx" ON "job_postings" USING btree ("closed_at") WHERE "job_postings"."status" = 'closed' and "job_postings"."deleted_at" is null;