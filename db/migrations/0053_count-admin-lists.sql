CREATE TABLE "counter_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counter_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_failed_sign_ins_idx" ON "audit_log" USING btree ("created_at","ip_address","subject_id") WHERE "audit_log"."action" = 'sign_in_failed';--> statement-breakpoint
CREATE INDEX "reports_excerpt_idx" ON "reports" USING gin ("excerpt" jsonb_path_ops) WHERE "reports"."subject_type" = 'message';--> statement-breakpoint
CREATE INDEX "comments_created_at_idx" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "likes_created_at_idx" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "posts_content_type_idx" ON "posts" USING btree ("content_type_id","is_pinned","created_at","id") WHERE "posts"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_status_idx" ON "users" USING btree ("status","created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","created_at","id") WHERE "users"."deleted_at" is null;