CREATE TABLE "hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"event_code" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"held_since" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "hold_item" UNIQUE("registration_id","kind","item"),
	CONSTRAINT "hold_quantity" CHECK (quantity > 0),
	CONSTRAINT "hold_state" CHECK (state in ('held', 'lapsed', 'reserved'))
);
--> statement-breakpoint
CREATE TABLE "inventory" (
	"event_code" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_event_code_kind_item_pk" PRIMARY KEY("event_code","kind","item"),
	CONSTRAINT "inventory_taken" CHECK (taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"event_code" text NOT NULL,
	"submit_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"quote" jsonb NOT NULL,
	"submission" jsonb NOT NULL,
	"gateway" text NOT NULL,
	"token" text NOT NULL,
	"reference" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"challenge_url" text,
	"decline_code" text,
	"brand" text,
	"last4" text,
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_key" UNIQUE("registration_id","submit_key"),
	CONSTRAINT "payment_amount" CHECK (amount > 0),
	CONSTRAINT "payment_state" CHECK (state in ('pending', 'challenge', 'succeeded', 'declined', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"number" serial PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"payment_id" uuid,
	"quote" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_registration_id_unique" UNIQUE("registration_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"return_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_charge_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"document" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigserial NOT NULL,
	"event_code" text NOT NULL,
	"kind" text NOT NULL,
	"item" text DEFAULT '' NOT NULL,
	"registration_id" uuid,
	"email" text NOT NULL,
	"email_typed" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"offered_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_state" CHECK (state in ('waiting', 'offered', 'taken', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "waitlist_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_inventory" ON "hold" USING btree ("event_code","kind","item");--> statement-breakpoint
CREATE INDEX "hold_until" ON "hold" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_under_way" ON "payment" USING btree ("registration_id") WHERE state in ('pending', 'challenge');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_succeeded" ON "payment" USING btree ("registration_id") WHERE state = 'succeeded';--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("attempted_at") WHERE state in ('pending', 'challenge');--> statement-breakpoint
CREATE INDEX "stored_file_registration" ON "stored_file" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "waitlist_line" ON "waitlist_entry" USING btree ("event_code","kind","item","place");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_person" ON "waitlist_entry" USING btree ("event_code","kind","item","email") WHERE state in ('waiting', 'offered');