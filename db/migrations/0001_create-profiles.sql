CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"headline" text,
	"cover_path" text,
	"about" text,
	"about_audience" text DEFAULT 'school' NOT NULL,
	"programme" text,
	"year" integer,
	"campus" text,
	"studies_audience" text DEFAULT 'school' NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills_audience" text DEFAULT 'school' NOT NULL,
	"interests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interests_audience" text DEFAULT 'school' NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages_audience" text DEFAULT 'school' NOT NULL,
	"experiences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"experiences_audience" text DEFAULT 'school' NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education_audience" text DEFAULT 'school' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links_audience" text DEFAULT 'school' NOT NULL,
	CONSTRAINT "profiles_about_audience_check" CHECK ("profiles"."about_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_studies_audience_check" CHECK ("profiles"."studies_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_skills_audience_check" CHECK ("profiles"."skills_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_interests_audience_check" CHECK ("profiles"."interests_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_languages_audience_check" CHECK ("profiles"."languages_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_experiences_audience_check" CHECK ("profiles"."experiences_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_education_audience_check" CHECK ("profiles"."education_audience" in ('me', 'friends', 'school', 'companies')),
	CONSTRAINT "profiles_links_audience_check" CHECK ("profiles"."links_audience" in ('me', 'friends', 'school', 'companies'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_cover_path_idx" ON "profiles" USING btree ("cover_path");