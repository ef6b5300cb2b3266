DROP INDEX "invoice_open";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "split_from" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_open" ON "invoice" USING btree ("dossier_id") WHERE state = 'open' and split_from is null;