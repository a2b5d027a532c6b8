ALTER TABLE "notification_settings" RENAME COLUMN "held_until" TO "deferred_until";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "changed_by" TO "changed_xid";--> statement-breakpoint
ALTER INDEX "notification_settings_held_until_idx" RENAME TO "notification_settings_deferred_until_idx";--> statement-breakpoint
ALTER INDEX "notifications_changed_by_idx" RENAME TO "notifications_changed_xid_idx";--> statement-breakpoint
UPDATE "scheduled_tasks" SET "name" = 'announce-deferred-notifications' WHERE "name" = 'announce-held-notifications';