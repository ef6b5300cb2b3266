CREATE TABLE "imported_row" (
	"event_code" text NOT NULL,
	"file" text NOT NULL,
	"row" integer NOT NULL,
	"dossier_id" uuid NOT NULL,
	CONSTRAINT "imported_row_event_code_file_row_pk" PRIMARY KEY("event_code","file","row")
);
--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;