CREATE TABLE "stored_files" (
	"path" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_size_check" CHECK ("stored_files"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_user_id_idx" ON "stored_files" USING btree ("user_id","size");
--> statement-breakpoint
-- Sizes of images are known from now on only; earlier ones do not count.
insert into stored_files (path, user_id, size, created_at) select path, user_id, size, created_at from documents;
--> statement-breakpoint
-- Takes the name of the column that holds the path.
create function release_stored_file() returns trigger language plpgsql as $$
begin
  delete from stored_files where path = to_jsonb(old) ->> tg_argv[0];
  return null;
end $$;
--> statement-breakpoint
create trigger release_stored_file after delete on documents
  for each row execute function release_stored_file('path');
--> statement-breakpoint
create trigger release_stored_file after delete on post_images
  for each row execute function release_stored_file('path');
--> statement-breakpoint
create trigger release_stored_file after delete on companies
  for each row execute function release_stored_file('logo_path');
--> statement-breakpoint
create trigger release_replaced_file after update of logo_path on companies
  for each row when (old.logo_path is distinct from new.logo_path)
  execute function release_stored_file('logo_path');
--> statement-breakpoint
create trigger release_stored_file after delete on users
  for each row execute function release_stored_file('avatar_path');
--> statement-breakpoint
create trigger release_replaced_file after update of avatar_path on users
  for each row when (old.avatar_path is distinct from new.avatar_path)
  execute function release_stored_file('avatar_path');
