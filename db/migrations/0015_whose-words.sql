CREATE TABLE "former_addresses" (
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_addresses_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hidden_postings" integer[];--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_email_idx" ON "former_addresses" USING btree ("email","until");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Of archives that were asked for at once, the first is made.
update data_exports e set status = 'failed', path = null where e.status = 'pending' and exists (
  select from data_exports other where other.user_id = e.user_id and other.status = 'pending'
    and (other.created_at, other.id) < (e.created_at, e.id));
--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_pending_key" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "contact_messages_user_id_idx" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_avatar_path_idx" ON "users" USING btree ("avatar_path");
--> statement-breakpoint
-- A mail with a message from the contact page says which one, and goes with it.
update mails m set params = m.params || jsonb_build_object('contact_message', c.id) from contact_messages c
where m.kind = 'contact_message' and m.params ->> 'email' = c.email and m.params ->> 'content' = c.content;
--> statement-breakpoint
-- What a company showed stands in its own row from now on, not in the deletion of whoever left it last.
update companies c set status = case d.was when 'active' then 'refused' else d.was end,
  hidden_postings = case d.was when 'active' then d.postings end
from (
  select (hidden -> 'company' ->> 'id')::int as id, hidden -> 'company' ->> 'status' as was,
    array(select posting::int from jsonb_array_elements_text(hidden -> 'company' -> 'postings') posting) as postings
  from account_deletions where (hidden -> 'company') ? 'status'
) d
where c.id = d.id and not exists (select from company_members m where m.company_id = c.id);
--> statement-breakpoint
-- Companies whose people are all shut out already.
with unattended as (
  select c.id from companies c where c.status = 'active'
    and exists (select from company_members m where m.company_id = c.id)
    and not exists (select from company_members m join users u on u.id = m.user_id
      where m.company_id = c.id and u.status = 'active' and u.deleted_at is null)
), closed as (
  update job_postings j set status = 'closed', closed_at = now() from unattended u
  where j.company_id = u.id and j.status = 'active' and j.deleted_at is null returning j.id, j.company_id
)
update companies c set status = 'refused',
  hidden_postings = array(select closed.id from closed where closed.company_id = c.id)
from unattended u where u.id = c.id;
--> statement-breakpoint
-- Writes only what differs: a row that is right keeps its place, and its indexes theirs.
create or replace function recount() returns void language sql as $$
  update posts p set likes_count = n.likes, comments_count = n.comments, reports_count = n.reports
  from (
    select id, (select count(*) from likes l where l.post_id = posts.id) as likes,
      (select count(*) from comments c where c.post_id = posts.id and c.status = 'published') as comments,
      (select count(*) from reports r where r.subject_type = 'post' and r.subject_id = posts.id) as reports
    from posts
  ) n
  where n.id = p.id
    and (p.likes_count, p.comments_count, p.reports_count) is distinct from (n.likes, n.comments, n.reports);
  update tallies t set value = n.value
  from (
    select name, case when name like 'feed:%'
      then (select count(*) from posts p where p.status = 'published' and tallies.name = 'feed:' || p.audience)
      else (select count(*) from users u where u.status = 'active' and tallies.name = 'users:' || u.role) end as value
    from tallies where name like 'feed:%' or name like 'users:%'
  ) n
  where n.name = t.name and t.value is distinct from n.value;
  update job_postings j set applications_count = n.applications
  from (
    select id, (select count(*) from applications a
      where a.job_posting_id = job_postings.id and a.withdrawn_at is null) as applications
    from job_postings
  ) n
  where n.id = j.id and j.applications_count is distinct from n.applications;
$$;
