ALTER TABLE "dossier" ADD COLUMN "former_email" text;--> statement-breakpoint
ALTER TABLE "dossier" ADD COLUMN "former_email_typed" text;--> statement-breakpoint
ALTER TABLE "dossier" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "dossier_former_email" ON "dossier" USING btree ("event_code","former_email");