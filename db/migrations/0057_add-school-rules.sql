ALTER TABLE "moderation_decisions" ADD COLUMN "rule_text" jsonb;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_rules_check" CHECK (jsonb_array_length("school_settings"."rules") between 1 and 30);