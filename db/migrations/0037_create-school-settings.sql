CREATE TABLE "school_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"student_sign_up" text DEFAULT 'open' NOT NULL,
	"company_sign_up" text DEFAULT 'open' NOT NULL,
	"email_domains" text[] DEFAULT '{}' NOT NULL,
	"audit_log_months" integer DEFAULT 12 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_settings_id_check" CHECK ("school_settings"."id" = 1),
	CONSTRAINT "school_settings_student_sign_up_check" CHECK ("school_settings"."student_sign_up" in ('open', 'closed')),
	CONSTRAINT "school_settings_company_sign_up_check" CHECK ("school_settings"."company_sign_up" in ('open', 'closed')),
	CONSTRAINT "school_settings_audit_log_months_check" CHECK ("school_settings"."audit_log_months" between 1 and 120)
);--> statement-breakpoint
INSERT INTO "school_settings" DEFAULT VALUES;
