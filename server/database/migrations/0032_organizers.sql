CREATE TABLE "api_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_code" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "api_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"actor_kind" text NOT NULL,
	"ip" text NOT NULL,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_entry_actor_kind" CHECK (actor_kind in ('person', 'token', 'root'))
);
--> statement-breakpoint
CREATE TABLE "organizer" (
	"event_code" text NOT NULL,
	"email" text NOT NULL,
	"email_typed" text NOT NULL,
	"role" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizer_event_code_email_pk" PRIMARY KEY("event_code","email"),
	CONSTRAINT "organizer_role" CHECK (role in ('owner', 'editor', 'desk', 'reviewer', 'door'))
);
--> statement-breakpoint
CREATE TABLE "organizer_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"event_code" text NOT NULL,
	"email" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizer_session_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "organizer_session" ADD CONSTRAINT "organizer_session_event_code_email_organizer_event_code_email_fk" FOREIGN KEY ("event_code","email") REFERENCES "public"."organizer"("event_code","email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_event" ON "api_token" USING btree ("event_code");--> statement-breakpoint
CREATE INDEX "audit_entry_event" ON "audit_entry" USING btree ("event_code","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("event_code","subject","at");--> statement-breakpoint
CREATE INDEX "organizer_session_person" ON "organizer_session" USING btree ("event_code","email");