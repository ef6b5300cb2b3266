CREATE TABLE "group_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_typed" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"invitation_hash" text,
	"dossier_id" uuid,
	"ready_at" timestamp with time zone,
	"quote" jsonb,
	"submission" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "group_member_dossier_id_unique" UNIQUE("dossier_id"),
	CONSTRAINT "group_member_invitation" UNIQUE("invitation_hash"),
	CONSTRAINT "group_member_state" CHECK (state in ('invited', 'joined', 'left', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" serial PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"event_code" text NOT NULL,
	"quote" jsonb NOT NULL,
	"submission" jsonb NOT NULL,
	"due_on" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoice_state" CHECK (state in ('open', 'paid', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "registration_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dossier_id" uuid NOT NULL,
	"by" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"difference" integer NOT NULL,
	"payment_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_group" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_dossier_id_unique";--> statement-breakpoint
DROP INDEX "payment_succeeded";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "purpose" text DEFAULT 'submission' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "purpose" text DEFAULT 'submission' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_group_id_registration_group_dossier_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."registration_group"("dossier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_change" ADD CONSTRAINT "registration_change_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_change" ADD CONSTRAINT "registration_change_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_group" ADD CONSTRAINT "registration_group_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_member_group" ON "group_member" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_member_person" ON "group_member" USING btree ("group_id","email") WHERE state in ('invited', 'joined');--> statement-breakpoint
CREATE INDEX "invoice_dossier" ON "invoice" USING btree ("dossier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_open" ON "invoice" USING btree ("dossier_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "registration_change_dossier" ON "registration_change" USING btree ("dossier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_submission" ON "receipt" USING btree ("dossier_id") WHERE purpose = 'submission';--> statement-breakpoint
CREATE INDEX "receipt_dossier" ON "receipt" USING btree ("dossier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_succeeded" ON "payment" USING btree ("dossier_id") WHERE state = 'succeeded' and purpose = 'submission';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purpose" CHECK (purpose in ('submission', 'change', 'group'));--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_purpose" CHECK (purpose in ('submission', 'change', 'group'));