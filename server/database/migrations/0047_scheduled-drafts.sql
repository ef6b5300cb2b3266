ALTER TABLE "site_draft" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_draft" ADD COLUMN "scheduled_by" jsonb;--> statement-breakpoint
ALTER TABLE "site_draft" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_draft" ADD COLUMN "refusals" jsonb;--> statement-breakpoint
ALTER TABLE "site_draft_document" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;