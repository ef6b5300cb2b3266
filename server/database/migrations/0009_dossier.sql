-- Everything under way becomes a dossier; what only a registration says stays its own. Nothing is read or written but the new table.
ALTER TABLE "registration" RENAME TO "dossier";--> statement-breakpoint
ALTER TABLE "dossier" ADD COLUMN "flow" text DEFAULT 'registration' NOT NULL;--> statement-breakpoint
ALTER TABLE "dossier" ALTER COLUMN "flow" DROP DEFAULT;--> statement-breakpoint
ALTER INDEX "registration_pkey" RENAME TO "dossier_pkey";--> statement-breakpoint
ALTER TABLE "dossier" RENAME CONSTRAINT "registration_code" TO "dossier_code";--> statement-breakpoint
ALTER TABLE "dossier" RENAME CONSTRAINT "registration_status" TO "dossier_status";--> statement-breakpoint
ALTER INDEX "registration_email" RENAME TO "dossier_email";--> statement-breakpoint
DROP INDEX "registration_submitted_email";--> statement-breakpoint
CREATE UNIQUE INDEX "dossier_submitted_email" ON "dossier" USING btree ("event_code","flow","email") WHERE status = 'Submitted';--> statement-breakpoint
CREATE TABLE "registration" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"track" text,
	"mode" text,
	"days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"waitlist_entry_id" uuid
);--> statement-breakpoint
INSERT INTO "registration" ("dossier_id", "track", "mode", "days", "waitlist_entry_id") SELECT "id", "track", "mode", "days", "waitlist_entry_id" FROM "dossier";--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier" DROP COLUMN "track";--> statement-breakpoint
ALTER TABLE "dossier" DROP COLUMN "mode";--> statement-breakpoint
ALTER TABLE "dossier" DROP COLUMN "days";--> statement-breakpoint
ALTER TABLE "dossier" DROP COLUMN "waitlist_entry_id";--> statement-breakpoint
ALTER TABLE "access_token" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "access_token" RENAME CONSTRAINT "access_token_registration_id_registration_id_fk" TO "access_token_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "address" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "address" RENAME CONSTRAINT "address_registration_id_registration_id_fk" TO "address_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "draft" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "draft" RENAME CONSTRAINT "draft_registration_id_registration_id_fk" TO "draft_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "hold" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "hold" RENAME CONSTRAINT "hold_registration_id_registration_id_fk" TO "hold_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "payment" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "payment" RENAME CONSTRAINT "payment_registration_id_registration_id_fk" TO "payment_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "receipt" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "receipt" RENAME CONSTRAINT "receipt_registration_id_registration_id_fk" TO "receipt_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "stored_file" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "stored_file" RENAME CONSTRAINT "stored_file_registration_id_registration_id_fk" TO "stored_file_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "ticket" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "ticket" RENAME CONSTRAINT "ticket_registration_id_registration_id_fk" TO "ticket_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "waitlist_entry" RENAME COLUMN "registration_id" TO "dossier_id";--> statement-breakpoint
ALTER TABLE "waitlist_entry" RENAME CONSTRAINT "waitlist_entry_registration_id_registration_id_fk" TO "waitlist_entry_dossier_id_dossier_id_fk";--> statement-breakpoint
ALTER TABLE "draft" RENAME CONSTRAINT "draft_registration_id_form_type_pk" TO "draft_dossier_id_form_type_pk";--> statement-breakpoint
ALTER TABLE "receipt" RENAME CONSTRAINT "receipt_registration_id_unique" TO "receipt_dossier_id_unique";--> statement-breakpoint
ALTER INDEX "access_token_registration" RENAME TO "access_token_dossier";--> statement-breakpoint
ALTER INDEX "address_registration" RENAME TO "address_dossier";--> statement-breakpoint
ALTER INDEX "stored_file_registration" RENAME TO "stored_file_dossier";
