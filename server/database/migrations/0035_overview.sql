-- The amounts of a quote by part, in the order of QUOTE_PARTS (schema/quote-cents.ts).
CREATE FUNCTION "quote_cents"("quote" jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN "quote" IS NOT NULL THEN ARRAY[
    coalesce(sum("cents") FILTER (WHERE "part" = 'conference'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'registration'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'membership'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'workshop'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'activity'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'merchandise'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'donation'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'discount'), 0),
    coalesce(sum("cents") FILTER (WHERE "part" = 'tax'), 0)
  ]::integer[] END
  FROM (
    SELECT "line" ->> 'category' AS "part", ("line" ->> 'amount')::integer AS "cents"
    FROM jsonb_path_query("quote", 'lax $.lines[*]') AS "line"
    UNION ALL
    SELECT 'tax', ("tax" ->> 'amount')::integer FROM jsonb_path_query("quote", 'lax $.taxes[*]') AS "tax"
  ) AS "parts"
$$;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "cents" integer[] GENERATED ALWAYS AS (quote_cents(quote)) STORED;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "cents" integer[] GENERATED ALWAYS AS (quote_cents(quote)) STORED;--> statement-breakpoint
CREATE INDEX "dossier_submitted" ON "dossier" USING btree ("event_code","submitted_at","flow","status","decision");--> statement-breakpoint
CREATE INDEX "dossier_cancelled" ON "dossier" USING btree ("event_code","id","flow") WHERE status = 'Cancelled';--> statement-breakpoint
CREATE INDEX "outbox_mail_failed" ON "outbox_mail" USING btree ("event_code","recipient","created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "payment_charged" ON "payment" USING btree ("event_code","updated_at","amount") WHERE state = 'succeeded';--> statement-breakpoint
CREATE INDEX "receipt_cents" ON "receipt" USING btree ("event_code","cents");--> statement-breakpoint
CREATE INDEX "refund_event" ON "refund" USING btree ("event_code","created_at","state","amount","cents");--> statement-breakpoint
CREATE INDEX "refund_failed" ON "refund" USING btree ("event_code","payment_id") WHERE state = 'failed';--> statement-breakpoint
-- Whatever an event's overview counts is told when it changes, with the commit and once a transaction.
CREATE FUNCTION "tell_desk"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('desk_changed', NEW."event_code");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dossier_told" AFTER INSERT OR UPDATE OF "status", "decision" ON "dossier"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
--> statement-breakpoint
CREATE TRIGGER "payment_told" AFTER INSERT OR UPDATE OF "state" ON "payment"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
--> statement-breakpoint
CREATE TRIGGER "refund_told" AFTER INSERT OR UPDATE OF "state" ON "refund"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
--> statement-breakpoint
CREATE TRIGGER "invoice_told" AFTER INSERT OR UPDATE OF "state" ON "invoice"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
--> statement-breakpoint
CREATE TRIGGER "waitlist_entry_told" AFTER INSERT OR UPDATE OF "state" ON "waitlist_entry"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
--> statement-breakpoint
CREATE TRIGGER "inventory_told" AFTER UPDATE OF "taken" ON "inventory"
FOR EACH ROW WHEN (NEW."taken" <> OLD."taken") EXECUTE FUNCTION "tell_desk"();
--> statement-breakpoint
CREATE TRIGGER "outbox_mail_told" AFTER UPDATE OF "state" ON "outbox_mail"
FOR EACH ROW WHEN (NEW."state" = 'failed' OR OLD."state" = 'failed') EXECUTE FUNCTION "tell_desk"();
