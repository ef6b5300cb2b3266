CREATE TABLE "dossier_search" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dossier_search" ADD CONSTRAINT "dossier_search_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossier_newest" ON "dossier" USING btree ("event_code","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_mail_recipient" ON "outbox_mail" USING btree ("event_code","recipient","created_at");--> statement-breakpoint
-- Lower case without accents, the digits of telephone numbers once more by themselves, a code once more without its dash.
CREATE FUNCTION "dossier_search_text"("code" text, "email" text, "answers" jsonb, "more" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(concat_ws(' ', "code", replace("code", '-', ''), "email", "more", (
    SELECT string_agg(CASE
      WHEN value ~ '^\+?[0-9][0-9 ().-]{6,}$' THEN value || ' ' || regexp_replace(value, '[^0-9]', '', 'g')
      ELSE value END, ' ')
    FROM (
      SELECT each #>> '{}' AS value FROM jsonb_path_query("answers", 'strict $.**') AS each
      WHERE jsonb_typeof(each) = 'string'
    ) AS texts
    WHERE length(value) <= 200
  )), NFKD), U&'[\0300-\036F]', '', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION "refresh_dossier_search"("id" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "dossier_search" ("dossier_id", "text")
  SELECT "dossier"."id", "dossier_search_text"("dossier"."code", "dossier"."email_typed", "dossier"."answers",
    concat_ws(' ', "registration_group"."organization", "registration_group"."contact_name", "registration_group"."contact_phone"))
  FROM "dossier" LEFT JOIN "registration_group" ON "registration_group"."dossier_id" = "dossier"."id"
  WHERE "dossier"."id" = "refresh_dossier_search"."id"
  ON CONFLICT ("dossier_id") DO UPDATE SET "text" = excluded."text"
$$;
--> statement-breakpoint
CREATE FUNCTION "on_dossier_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_dossier_search"(NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "on_registration_group_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_dossier_search"(NEW."dossier_id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dossier_written" AFTER INSERT OR UPDATE OF "code", "email_typed", "answers" ON "dossier"
FOR EACH ROW EXECUTE FUNCTION "on_dossier_written"();
--> statement-breakpoint
CREATE TRIGGER "registration_group_written" AFTER INSERT OR UPDATE ON "registration_group"
FOR EACH ROW EXECUTE FUNCTION "on_registration_group_written"();
--> statement-breakpoint
INSERT INTO "dossier_search" ("dossier_id", "text")
SELECT "dossier"."id", "dossier_search_text"("dossier"."code", "dossier"."email_typed", "dossier"."answers",
  concat_ws(' ', "registration_group"."organization", "registration_group"."contact_name", "registration_group"."contact_phone"))
FROM "dossier" LEFT JOIN "registration_group" ON "registration_group"."dossier_id" = "dossier"."id";
--> statement-breakpoint
-- An index by trigrams, where the database has the extension and lets this user create it; without, a search reads the
-- event's rows.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "dossier_search_trigrams" ON "dossier_search" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Searches of registrations have no index: %', SQLERRM;
END $$;
