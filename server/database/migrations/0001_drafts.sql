CREATE TABLE "draft" (
	"registration_id" uuid NOT NULL,
	"form_type" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_registration_id_form_type_pk" PRIMARY KEY("registration_id","form_type")
);
--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "field_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;