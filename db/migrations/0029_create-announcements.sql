CREATE TABLE "announcement_groups" (
	"announcement_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "announcement_groups_announcement_id_group_id_pk" PRIMARY KEY("announcement_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_recipients" (
	"announcement_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"by_app" boolean NOT NULL,
	"by_email" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcement_recipients_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"title_fr" text NOT NULL,
	"text_fr" text NOT NULL,
	"title_en" text,
	"text_en" text,
	"audience" text NOT NULL,
	"channel" text NOT NULL,
	"link" text,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"last_recipient_id" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_status_check" CHECK ("announcements"."status" in ('draft', 'scheduled', 'sent', 'recalled')),
	CONSTRAINT "announcements_audience_check" CHECK ("announcements"."audience" in ('all', 'students', 'companies', 'groups')),
	CONSTRAINT "announcements_channel_check" CHECK ("announcements"."channel" in ('app', 'email', 'both')),
	CONSTRAINT "announcements_send_at_check" CHECK ("announcements"."status" <> 'scheduled' or "announcements"."send_at" is not null),
	CONSTRAINT "announcements_english_check" CHECK (("announcements"."title_en" is null) = ("announcements"."text_en" is null))
);
--> statement-breakpoint
ALTER TABLE "announcement_groups" ADD CONSTRAINT "announcement_groups_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_groups" ADD CONSTRAINT "announcement_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_groups_group_id_idx" ON "announcement_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "announcement_recipients_user_id_idx" ON "announcement_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcements_created_by_idx" ON "announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "announcements_status_idx" ON "announcements" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "announcements_due_idx" ON "announcements" USING btree ("send_at") WHERE "announcements"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "announcements_incomplete_idx" ON "announcements" USING btree ("id") WHERE "announcements"."status" = 'sent' and "announcements"."completed_at" is null;