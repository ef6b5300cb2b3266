CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"event_code" text NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"product" text NOT NULL,
	"variant" text NOT NULL,
	"name" jsonb NOT NULL,
	"variant_name" jsonb NOT NULL,
	"holder" text,
	"amount" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_code" UNIQUE("event_code","code"),
	CONSTRAINT "ticket_number" UNIQUE("registration_id","number"),
	CONSTRAINT "ticket_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;