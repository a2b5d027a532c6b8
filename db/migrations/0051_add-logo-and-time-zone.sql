ALTER TABLE "school_settings" ADD COLUMN "time_zone" text DEFAULT 'Europe/Paris' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "logo_path" text;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "logo_width" smallint;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "logo_height" smallint;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "logo_ground" text DEFAULT 'light' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_logo_path_unique" UNIQUE("logo_path");--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_logo_check" CHECK (num_nulls("school_settings"."logo_path", "school_settings"."logo_width", "school_settings"."logo_height") in (0, 3));--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_logo_ground_check" CHECK ("school_settings"."logo_ground" in ('none', 'light', 'dark'));--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_time_zone_check" CHECK ((timestamptz 'epoch' at time zone "school_settings"."time_zone") is not null);