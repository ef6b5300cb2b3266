CREATE TABLE "site_draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_code" text NOT NULL,
	"name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_draft_document" (
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"base_version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_draft_document_draft_id_kind_code_pk" PRIMARY KEY("draft_id","kind","code")
);
--> statement-breakpoint
ALTER TABLE "site_draft_document" ADD CONSTRAINT "site_draft_document_draft_id_site_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."site_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_draft_event" ON "site_draft" USING btree ("event_code");