CREATE TABLE "desk_job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_code" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_kind" text NOT NULL,
	"ip" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "desk_job_state" CHECK (state in ('running', 'stopped', 'done'))
);
--> statement-breakpoint
CREATE TABLE "desk_job_row" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"payload" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"fault" jsonb,
	CONSTRAINT "desk_job_row_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "desk_job_row_state" CHECK (state in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "desk_job_row" ADD CONSTRAINT "desk_job_row_job_id_desk_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."desk_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_job_event" ON "desk_job" USING btree ("event_code","started_at");--> statement-breakpoint
CREATE INDEX "desk_job_row_waiting" ON "desk_job_row" USING btree ("job_id","position") WHERE state = 'waiting';--> statement-breakpoint
-- Organizers see how far a job is.
CREATE TRIGGER "desk_job_told" AFTER INSERT OR UPDATE OF "state", "done", "failed" ON "desk_job"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
