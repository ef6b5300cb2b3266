CREATE TABLE "decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dossier_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"by" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decision_decision" CHECK (decision in ('in_review', 'accepted', 'declined', 'confirmed'))
);
--> statement-breakpoint
DROP INDEX "dossier_submitted_email";--> statement-breakpoint
ALTER TABLE "dossier" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "dossier" ADD COLUMN "several" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decision" ADD CONSTRAINT "decision_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_dossier" ON "decision" USING btree ("dossier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dossier_submitted_email" ON "dossier" USING btree ("event_code","flow","email") WHERE status = 'Submitted' and not several and decision is distinct from 'declined';--> statement-breakpoint
ALTER TABLE "dossier" ADD CONSTRAINT "dossier_decision" CHECK (decision in ('in_review', 'accepted', 'declined', 'confirmed'));