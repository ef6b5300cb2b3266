ALTER TABLE "dossier" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD COLUMN "origin" text;