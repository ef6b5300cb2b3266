CREATE TABLE "presenter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_code" text NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"email_typed" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"found_by" text,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presenter_email" UNIQUE("event_code","email"),
	CONSTRAINT "presenter_code" UNIQUE("event_code","code")
);
--> statement-breakpoint
CREATE TABLE "proposal_presenter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dossier_id" uuid NOT NULL,
	"presenter_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"form_version" integer,
	"invitation_hash" text,
	"sent_at" timestamp with time zone,
	"filled_at" timestamp with time zone,
	CONSTRAINT "proposal_presenter_invitation" UNIQUE("invitation_hash"),
	CONSTRAINT "proposal_presenter_state" CHECK (state in ('invited', 'filled_in', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD COLUMN "proposal_presenter_id" uuid;--> statement-breakpoint
ALTER TABLE "proposal_presenter" ADD CONSTRAINT "proposal_presenter_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_presenter" ADD CONSTRAINT "proposal_presenter_presenter_id_presenter_id_fk" FOREIGN KEY ("presenter_id") REFERENCES "public"."presenter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_presenter_dossier" ON "proposal_presenter" USING btree ("dossier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_presenter_once" ON "proposal_presenter" USING btree ("dossier_id","presenter_id") WHERE state <> 'removed';--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_proposal_presenter_id_proposal_presenter_id_fk" FOREIGN KEY ("proposal_presenter_id") REFERENCES "public"."proposal_presenter"("id") ON DELETE cascade ON UPDATE no action;