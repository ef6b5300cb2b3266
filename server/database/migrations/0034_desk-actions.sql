CREATE TABLE "dossier_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dossier_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_tag" (
	"dossier_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "dossier_tag_dossier_id_tag_pk" PRIMARY KEY("dossier_id","tag")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "paid_reference" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "paid_on" text;--> statement-breakpoint
ALTER TABLE "dossier_note" ADD CONSTRAINT "dossier_note_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_tag" ADD CONSTRAINT "dossier_tag_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossier_note_dossier" ON "dossier_note" USING btree ("dossier_id","created_at");--> statement-breakpoint
CREATE INDEX "dossier_tag_tag" ON "dossier_tag" USING btree ("tag","dossier_id");