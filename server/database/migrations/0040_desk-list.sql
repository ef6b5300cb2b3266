CREATE TABLE "desk_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_code" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_membership" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"event_code" text NOT NULL,
	"type" text NOT NULL,
	"rules" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_job" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "desk_job" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "dossier_search" ADD COLUMN "answers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dossier_membership" ADD CONSTRAINT "dossier_membership_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_view_name" ON "desk_view" USING btree ("event_code",lower("name"));--> statement-breakpoint
CREATE INDEX "dossier_membership_type" ON "dossier_membership" USING btree ("event_code","rules","type","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_search_answers" ON "dossier_search" USING gin ("answers");--> statement-breakpoint
ALTER TABLE "desk_job" ADD CONSTRAINT "desk_job_stop_reason" CHECK (stop_reason in ('role'));--> statement-breakpoint
-- Texts are compared as server/desk/search-words.ts writes them: lower case without accents.
CREATE FUNCTION "folded_text"("text" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize("text", NFKD), U&'[\0300-\036F]', '', 'g'))
$$;
--> statement-breakpoint
-- Answers as `form/field=value`, with `.` before fields within others and `*` for any row of a list.
CREATE FUNCTION "dossier_answers"("answers" jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH RECURSIVE "walk"("path", "value") AS (
    SELECT "form"."key" || '/' || "field"."key", "field"."value"
    FROM jsonb_each("answers") AS "form",
      jsonb_each(CASE WHEN jsonb_typeof("form"."value") = 'object' THEN "form"."value" ELSE '{}' END) AS "field"
    UNION ALL
    SELECT "walk"."path" || "child"."step", "child"."value" FROM "walk", LATERAL (
      SELECT '.' || "key" AS "step", "value"
      FROM jsonb_each(CASE WHEN jsonb_typeof("walk"."value") = 'object' THEN "walk"."value" ELSE '{}' END)
      UNION ALL
      SELECT '.*', "value"
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof("walk"."value") = 'array' THEN "walk"."value" ELSE '[]' END)
    ) AS "child"
  ), "given" AS (
    -- Several options of one question are no rows.
    SELECT regexp_replace("path", '[.][*]$', '') AS "path", "value" #>> '{}' AS "text" FROM "walk"
    WHERE jsonb_typeof("value") IN ('string', 'number', 'boolean') AND "value" NOT IN ('""', 'false')
  )
  SELECT coalesce(array_agg(DISTINCT "each"), '{}') FROM (
    SELECT "path" || '=' AS "each" FROM "given"
    UNION ALL
    SELECT "path" || '=' || "folded_text"("text") FROM "given" WHERE length("text") <= 200
  ) AS "entries"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_dossier_search"("id" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "dossier_search" ("dossier_id", "text", "answers")
  SELECT "dossier"."id", "dossier_search_text"("dossier"."code", "dossier"."email_typed", "dossier"."answers",
    concat_ws(' ', "registration_group"."organization", "registration_group"."contact_name", "registration_group"."contact_phone")),
    "dossier_answers"("dossier"."answers")
  FROM "dossier" LEFT JOIN "registration_group" ON "registration_group"."dossier_id" = "dossier"."id"
  WHERE "dossier"."id" = "refresh_dossier_search"."id"
  ON CONFLICT ("dossier_id") DO UPDATE SET "text" = excluded."text", "answers" = excluded."answers"
$$;
--> statement-breakpoint
UPDATE "dossier_search" SET "answers" = "dossier_answers"("dossier"."answers")
FROM "dossier" WHERE "dossier"."id" = "dossier_search"."dossier_id";
--> statement-breakpoint
CREATE FUNCTION "on_membership_undecided"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "dossier_membership" WHERE "dossier_membership"."dossier_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "on_registration_chosen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "dossier_membership" WHERE "dossier_membership"."dossier_id" = NEW."dossier_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "membership_undecided" AFTER UPDATE OF "answers", "status", "locale" ON "dossier"
FOR EACH ROW EXECUTE FUNCTION "on_membership_undecided"();
--> statement-breakpoint
CREATE TRIGGER "registration_chosen" AFTER UPDATE OF "track", "mode", "days" ON "registration"
FOR EACH ROW EXECUTE FUNCTION "on_registration_chosen"();
--> statement-breakpoint
CREATE TRIGGER "member_joined" AFTER INSERT OR UPDATE OF "state", "dossier_id" ON "group_member"
FOR EACH ROW EXECUTE FUNCTION "on_registration_chosen"();
