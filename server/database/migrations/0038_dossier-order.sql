CREATE TABLE "dossier_order" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"event_code" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"owing" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dossier_order" ADD CONSTRAINT "dossier_order_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossier_order_name" ON "dossier_order" USING btree ("event_code","name","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_order_paid" ON "dossier_order" USING btree ("event_code","paid","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_order_owing" ON "dossier_order" USING btree ("event_code","owing","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_by_submission" ON "dossier" USING btree ("event_code",coalesce(submitted_at, to_timestamp(0)),"id");--> statement-breakpoint
CREATE INDEX "dossier_by_status" ON "dossier" USING btree ("event_code","status","created_at","id");--> statement-breakpoint
-- The name of a dossier as server/desk/listed-dossier.ts has it, written for its order.
CREATE FUNCTION "dossier_order_name"("event" text, "of_flow" text, "answers" jsonb, "contact" text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(left(lower(regexp_replace(normalize(nullif(btrim(coalesce("contact", nullif((
      SELECT CASE WHEN jsonb_typeof("named") = 'string' THEN "named" #>> '{}' END
      FROM (
        SELECT "answers" -> ("by" ->> 'form') -> ("by" ->> 'field') AS "named" FROM (
          SELECT "document" -> 'decision' -> 'named_by' AS "by" FROM "configuration_document"
          WHERE "event_code" = "event" AND "kind" = 'flow' AND "code" = "of_flow"
          ORDER BY "version" DESC LIMIT 1
        ) AS "flow"
      ) AS "answer"
    ), ''), (
      SELECT concat_ws(' ', "form" ->> 'first_name',
        CASE WHEN jsonb_typeof("form" -> 'last_name') = 'string' THEN "form" ->> 'last_name' END)
      FROM jsonb_each("answers") WITH ORDINALITY AS "forms"("type", "form", "position")
      WHERE jsonb_typeof("form" -> 'first_name') = 'string' ORDER BY "position" LIMIT 1
    ))), ''), NFKD), U&'[\0300-\036F]', '', 'g') COLLATE "C"), 60), U&'\+10FFFF')
$$;
--> statement-breakpoint
CREATE FUNCTION "refresh_dossier_name"("which" uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "event" text;
  "written" text;
BEGIN
  SELECT "dossier"."event_code",
    "dossier_order_name"("dossier"."event_code", "dossier"."flow", "dossier"."answers", "registration_group"."contact_name")
  INTO "event", "written"
  FROM "dossier" LEFT JOIN "registration_group" ON "registration_group"."dossier_id" = "dossier"."id"
  WHERE "dossier"."id" = "which";
  -- It may be deleted by now.
  IF "event" IS NULL THEN RETURN; END IF;
  INSERT INTO "dossier_order" ("dossier_id", "event_code", "name") VALUES ("which", "event", "written")
  ON CONFLICT ("dossier_id") DO NOTHING;
  IF NOT FOUND THEN
    UPDATE "dossier_order" SET "name" = "written"
    WHERE "dossier_order"."dossier_id" = "which" AND "dossier_order"."name" <> "written";
  END IF;
END
$$;
--> statement-breakpoint
-- Filters are no conditions, for which a database without statistics would read partial indexes of all rows. Locks
-- first, so that the sums are read after those of a transaction that was committed meanwhile.
CREATE FUNCTION "refresh_dossier_money"("which" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "dossier_order" WHERE "dossier_order"."dossier_id" = "which" FOR UPDATE;
  UPDATE "dossier_order" SET "paid" = "sums"."paid", "owing" = "sums"."owing" FROM (
    SELECT
      coalesce((SELECT sum("amount") FILTER (WHERE "state" = 'succeeded') FROM "payment"
        WHERE "payment"."dossier_id" = "which"), 0)
      + coalesce((SELECT sum("group_member"."paid") FROM "group_member" WHERE "group_member"."dossier_id" = "which"), 0)
      + coalesce("invoices"."paid", 0)
      - coalesce((SELECT sum("refund"."amount") FILTER (WHERE "state" IN ('pending', 'succeeded')) FROM "refund"
        WHERE "refund"."dossier_id" = "which"), 0)
      - coalesce((SELECT sum("refund"."amount") FILTER (WHERE "refund"."dossier_id" IS NULL AND "refund"."state" IN ('pending', 'succeeded'))
        FROM "payment" INNER JOIN "refund" ON "refund"."payment_id" = "payment"."id"
        WHERE "payment"."dossier_id" = "which"), 0) AS "paid",
      coalesce("invoices"."owing", 0) AS "owing"
    FROM (
      SELECT sum(("quote" ->> 'total')::integer) FILTER (WHERE "state" = 'paid') AS "paid",
        sum(("quote" ->> 'total')::integer) FILTER (WHERE "state" = 'open') AS "owing"
      FROM "invoice" WHERE "invoice"."dossier_id" = "which"
    ) AS "invoices"
  ) AS "sums"
  WHERE "dossier_order"."dossier_id" = "which"
    AND ("dossier_order"."paid", "dossier_order"."owing") <> ("sums"."paid", "sums"."owing");
END
$$;
--> statement-breakpoint
CREATE FUNCTION "on_dossier_named"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_dossier_name"(NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "on_group_named"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_dossier_name"(NEW."dossier_id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The answer that names applications has changed.
CREATE FUNCTION "on_flow_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."document" -> 'decision' -> 'named_by' IS DISTINCT FROM (
    SELECT "document" -> 'decision' -> 'named_by' FROM "configuration_document"
    WHERE "event_code" = NEW."event_code" AND "kind" = NEW."kind" AND "code" = NEW."code" AND "version" < NEW."version"
    ORDER BY "version" DESC LIMIT 1
  ) THEN
    PERFORM "refresh_dossier_name"("id") FROM "dossier" WHERE "event_code" = NEW."event_code" AND "flow" = NEW."code";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "on_dossier_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM "refresh_dossier_money"(OLD."dossier_id"); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."dossier_id" IS DISTINCT FROM OLD."dossier_id") THEN
    PERFORM "refresh_dossier_money"(NEW."dossier_id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "on_refund_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_dossier_money"(coalesce(NEW."dossier_id", OLD."dossier_id", (
    SELECT "dossier_id" FROM "payment" WHERE "id" = coalesce(NEW."payment_id", OLD."payment_id"))));
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "dossier_order" ("dossier_id", "event_code", "name")
SELECT "dossier"."id", "dossier"."event_code",
  "dossier_order_name"("dossier"."event_code", "dossier"."flow", "dossier"."answers", "registration_group"."contact_name")
FROM "dossier" LEFT JOIN "registration_group" ON "registration_group"."dossier_id" = "dossier"."id";
--> statement-breakpoint
SELECT "refresh_dossier_money"("dossier_id") FROM "dossier_order";
--> statement-breakpoint
-- At the end of a transaction: a lock on an order is the last to be taken, so that no two transactions wait for each other.
CREATE CONSTRAINT TRIGGER "dossier_named" AFTER INSERT OR UPDATE OF "answers" ON "dossier"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_dossier_named"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "group_named" AFTER INSERT OR UPDATE OF "contact_name" ON "registration_group"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_group_named"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "flow_published" AFTER INSERT ON "configuration_document"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."kind" = 'flow') EXECUTE FUNCTION "on_flow_published"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_money" AFTER INSERT OR DELETE OR UPDATE OF "state", "amount", "dossier_id" ON "payment"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_dossier_money"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_money" AFTER INSERT OR DELETE OR UPDATE OF "state", "quote", "dossier_id" ON "invoice"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_dossier_money"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "group_member_money" AFTER INSERT OR DELETE OR UPDATE OF "paid", "dossier_id" ON "group_member"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_dossier_money"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refund_money" AFTER INSERT OR DELETE OR UPDATE OF "state", "amount" ON "refund"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_refund_money"();
