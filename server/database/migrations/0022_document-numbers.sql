CREATE TABLE "document_number" (
	"event_code" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_number_event_code_kind_pk" PRIMARY KEY("event_code","kind"),
	CONSTRAINT "document_number_kind" CHECK (kind in ('receipt', 'invoice'))
);
--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_invoice_number_invoice_number_fk";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_pkey";--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "invoice_number_seq";--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_pkey";--> statement-breakpoint
ALTER TABLE "receipt" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "receipt_number_seq";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "event_code" text;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "receipt" SET "event_code" = "dossier"."event_code" FROM "dossier" WHERE "dossier"."id" = "receipt"."dossier_id";--> statement-breakpoint
ALTER TABLE "receipt" ALTER COLUMN "event_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_event_code_number_pk" PRIMARY KEY("event_code","number");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_event_code_number_pk" PRIMARY KEY("event_code","number");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_event_code_invoice_number_invoice_event_code_number_fk" FOREIGN KEY ("event_code","invoice_number") REFERENCES "public"."invoice"("event_code","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Numbers that were issued stay. Each event counts on from its own highest.
INSERT INTO "document_number" SELECT "event_code", 'receipt', max("number") FROM "receipt" GROUP BY "event_code";--> statement-breakpoint
INSERT INTO "document_number" SELECT "event_code", 'invoice', max("number") FROM "invoice" GROUP BY "event_code";
