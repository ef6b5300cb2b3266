ALTER TABLE "receipt" ADD COLUMN "invoice_number" integer;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now a receipt and the invoice that paid it were settled in one moment, and told by it.
UPDATE "receipt" SET "invoice_number" = "invoice"."number" FROM "invoice" WHERE "invoice"."dossier_id" = "receipt"."dossier_id" AND "invoice"."paid_at" = "receipt"."issued_at";
