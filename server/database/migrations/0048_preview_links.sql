CREATE TABLE "preview_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid NOT NULL,
	"at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_draft_id_site_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."site_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_link_draft" ON "preview_link" USING btree ("draft_id");