CREATE TABLE "counted_dossier" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"event_code" text NOT NULL,
	"type" text NOT NULL,
	"answers" text[] DEFAULT '{}' NOT NULL,
	"rules" text NOT NULL
);
--> statement-breakpoint
DROP TABLE "dossier_membership" CASCADE;--> statement-breakpoint
DROP INDEX "dossier_search_answers";--> statement-breakpoint
ALTER TABLE "counted_dossier" ADD CONSTRAINT "counted_dossier_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_dossier_type" ON "counted_dossier" USING btree ("event_code","rules","type","dossier_id");--> statement-breakpoint
CREATE INDEX "counted_dossier_answers" ON "counted_dossier" USING gin ("answers");--> statement-breakpoint
ALTER TABLE "dossier_search" DROP COLUMN "answers";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_dossier_search"("id" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "dossier_search" ("dossier_id", "text")
  SELECT "dossier"."id", "dossier_search_text"("dossier"."code", "dossier"."email_typed", "dossier"."answers",
    concat_ws(' ', "registration_group"."organization", "registration_group"."contact_name", "registration_group"."contact_phone"))
  FROM "dossier" LEFT JOIN "registration_group" ON "registration_group"."dossier_id" = "dossier"."id"
  WHERE "dossier"."id" = "refresh_dossier_search"."id"
  ON CONFLICT ("dossier_id") DO UPDATE SET "text" = excluded."text"
$$;
--> statement-breakpoint
-- Every dossier has a row, whose rules are empty while it is not counted: what is to be counted is found by an index.
INSERT INTO "counted_dossier" ("dossier_id", "event_code", "type", "rules")
SELECT "id", "event_code", '', '' FROM "dossier";
--> statement-breakpoint
CREATE FUNCTION "on_dossier_started"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "counted_dossier" ("dossier_id", "event_code", "type", "rules") VALUES (NEW."id", NEW."event_code", '', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dossier_started" AFTER INSERT ON "dossier" FOR EACH ROW EXECUTE FUNCTION "on_dossier_started"();
--> statement-breakpoint
DROP TRIGGER "membership_undecided" ON "dossier";
--> statement-breakpoint
DROP FUNCTION "on_membership_undecided";
--> statement-breakpoint
CREATE FUNCTION "on_answers_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "counted_dossier" SET "rules" = '' WHERE "dossier_id" = NEW."id" AND "rules" <> '';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "answers_changed" AFTER UPDATE OF "answers", "status", "locale" ON "dossier"
FOR EACH ROW EXECUTE FUNCTION "on_answers_changed"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "on_registration_chosen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "counted_dossier" SET "rules" = '' WHERE "dossier_id" = NEW."dossier_id" AND "rules" <> '';
  RETURN NULL;
END
$$;
