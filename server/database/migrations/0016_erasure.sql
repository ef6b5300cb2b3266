CREATE TABLE "erasure" (
	"event_code" text PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"erased" jsonb
);
