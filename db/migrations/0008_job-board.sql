CREATE TABLE "answer_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text,
	"content_fr" text NOT NULL,
	"content_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_templates_status_check" CHECK ("answer_templates"."status" in ('pending', 'reviewed', 'accepted', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"actor_id" integer,
	"kind" text NOT NULL,
	"status" text,
	"document_id" integer,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_events_kind_check" CHECK ("application_events"."kind" in ('sent', 'status', 'opened', 'followed_up', 'withdrawn', 'posting_deleted')),
	CONSTRAINT "application_events_status_check" CHECK ("application_events"."status" in ('pending', 'reviewed', 'accepted', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"author_id" integer,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_posting_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"resume_id" integer NOT NULL,
	"cover_letter_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"followed_up_at" timestamp with time zone,
	"reminded_days" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "applications_status_check" CHECK ("applications"."status" in ('pending', 'reviewed', 'accepted', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"put_away_at" timestamp with time zone,
	CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('resume', 'cover_letter'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"website" text,
	"location" text,
	"logo_path" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_status_check" CHECK ("companies"."status" in ('pending', 'active', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"invited_by" integer,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "company_invitations_role_check" CHECK ("company_invitations"."role" in ('recruiter', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "company_members_role_check" CHECK ("company_members"."role" in ('owner', 'recruiter', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "alerted_jobs" (
	"user_id" integer NOT NULL,
	"job_posting_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerted_jobs_user_id_job_posting_id_pk" PRIMARY KEY("user_id","job_posting_id")
);
--> statement-breakpoint
CREATE TABLE "job_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text NOT NULL,
	"location" text NOT NULL,
	"type" text DEFAULT 'internship' NOT NULL,
	"application_deadline" date NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"category" text,
	"remote" text,
	"start_date" date,
	"duration_months" smallint,
	"salary_min" integer,
	"salary_max" integer,
	"salary_period" text,
	"locale" text,
	"applications_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"words" "tsvector",
	CONSTRAINT "job_postings_type_check" CHECK ("job_postings"."type" in ('internship', 'full-time', 'part-time')),
	CONSTRAINT "job_postings_status_check" CHECK ("job_postings"."status" in ('active', 'closed', 'draft')),
	CONSTRAINT "job_postings_remote_check" CHECK ("job_postings"."remote" in ('none', 'hybrid', 'full')),
	CONSTRAINT "job_postings_salary_period_check" CHECK ("job_postings"."salary_period" in ('hour', 'month', 'year')),
	CONSTRAINT "job_postings_salary_check" CHECK ("job_postings"."salary_min" <= "job_postings"."salary_max"),
	CONSTRAINT "job_postings_locale_check" CHECK ("job_postings"."locale" in ('fr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"job_posting_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_views_job_posting_id_day_pk" PRIMARY KEY("job_posting_id","day")
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" integer NOT NULL,
	"job_posting_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_posting_id_pk" PRIMARY KEY("user_id","job_posting_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alerts" boolean DEFAULT true NOT NULL,
	"alerted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_posting_id_job_postings_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_documents_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cover_letter_id_documents_id_fk" FOREIGN KEY ("cover_letter_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD CONSTRAINT "alerted_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD CONSTRAINT "alerted_jobs_job_posting_id_job_postings_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_posting_id_job_postings_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_posting_id_job_postings_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_templates_company_id_idx" ON "answer_templates" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_events_application_id_idx" ON "application_events" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_events_actor_id_idx" ON "application_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "application_events_document_id_idx" ON "application_events" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "application_notes_application_id_idx" ON "application_notes" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_notes_author_id_idx" ON "application_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open_key" ON "applications" USING btree ("job_posting_id","student_id") WHERE "applications"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "applications_job_posting_id_idx" ON "applications" USING btree ("job_posting_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_student_id_idx" ON "applications" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_unanswered_idx" ON "applications" USING btree ("created_at","id") WHERE "applications"."answered_at" is null and "applications"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "applications_resume_id_idx" ON "applications" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "applications_cover_letter_id_idx" ON "applications" USING btree ("cover_letter_id");--> statement-breakpoint
CREATE INDEX "documents_user_id_idx" ON "documents" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_path_key" ON "documents" USING btree ("path");--> statement-breakpoint
CREATE INDEX "companies_directory_idx" ON "companies" USING btree (lower("name"),"id") WHERE "companies"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "companies_logo_path_key" ON "companies" USING btree ("logo_path");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_token_hash_key" ON "company_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_open_key" ON "company_invitations" USING btree ("company_id",lower("email")) WHERE "company_invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "company_invitations_invited_by_idx" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_user_id_key" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerted_jobs_job_posting_id_idx" ON "alerted_jobs" USING btree ("job_posting_id");--> statement-breakpoint
CREATE INDEX "job_postings_board_idx" ON "job_postings" USING btree ("created_at","id") WHERE "job_postings"."status" = 'active' and "job_postings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_postings_deadline_idx" ON "job_postings" USING btree ("application_deadline") WHERE "job_postings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "job_postings_company_id_idx" ON "job_postings" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_postings_created_by_idx" ON "job_postings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "job_postings_words_idx" ON "job_postings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "saved_jobs_list_idx" ON "saved_jobs" USING btree ("user_id","created_at","job_posting_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_job_posting_id_idx" ON "saved_jobs" USING btree ("job_posting_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user_id_idx" ON "saved_searches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_due_idx" ON "saved_searches" USING btree ("alerted_at","id") WHERE "saved_searches"."alerts";
--> statement-breakpoint
-- Companies that signed up before there were companies: each account owns one.
insert into companies (name, location, logo_path, status, created_at)
  select name, location, avatar_path, case status when 'active' then 'active' else 'pending' end, created_at
  from users where role = 'company' order by id;
--> statement-breakpoint
insert into company_members (company_id, user_id, role, created_at)
  select c.id, u.id, 'owner', u.created_at
  from (select id, row_number() over (order by id) as place from companies) c
  join (select id, created_at, row_number() over (order by id) as place from users where role = 'company') u using (place);
--> statement-breakpoint
-- What search reads of an offer: its words, the title's before the others'.
create function describe_job() returns trigger language plpgsql as $$
begin
  new.words := setweight(search_stems(new.title), 'A') || search_stems(
    concat_ws(' ', new.description, new.requirements, new.location, (select name from companies where id = new.company_id)));
  return new;
end $$;
--> statement-breakpoint
create trigger job_words before insert or update of title, description, requirements, location on job_postings
  for each row execute function describe_job();
--> statement-breakpoint
create function company_renamed() returns trigger language plpgsql as $$
begin
  update job_postings set title = title where company_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger company_renamed after update of name on companies
  for each row when (old.name is distinct from new.name) execute function company_renamed();
--> statement-breakpoint
create function count_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.withdrawn_at is null and (tg_op = 'INSERT' or old.withdrawn_at is not null) then
    update job_postings set applications_count = applications_count + 1 where id = new.job_posting_id;
  elsif tg_op <> 'INSERT' and old.withdrawn_at is null and (tg_op = 'DELETE' or new.withdrawn_at is not null) then
    update job_postings set applications_count = applications_count - 1 where id = old.job_posting_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger applications_count after insert or delete or update of withdrawn_at on applications
  for each row execute function count_application();
--> statement-breakpoint
create or replace function recount() returns void language sql as $$
  update posts p set
    likes_count = (select count(*) from likes l where l.post_id = p.id),
    comments_count = (select count(*) from comments c where c.post_id = p.id and c.status = 'published'),
    reports_count = (select count(*) from reports r where r.subject_type = 'post' and r.subject_id = p.id);
  update tallies t set value =
    (select count(*) from posts p where p.status = 'published' and t.name = 'feed:' || p.audience)
  where t.name like 'feed:%';
  update tallies t set value =
    (select count(*) from users u where u.status = 'active' and t.name = 'users:' || u.role)
  where t.name like 'users:%';
  update job_postings j set applications_count =
    (select count(*) from applications a where a.job_posting_id = j.id and a.withdrawn_at is null);
$$;
