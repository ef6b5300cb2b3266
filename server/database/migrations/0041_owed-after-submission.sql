CREATE TABLE "ledger_reason" (
	"dossier_id" uuid NOT NULL,
	"line" text NOT NULL,
	"author" text NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_reason_dossier_id_line_pk" PRIMARY KEY("dossier_id","line")
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_purpose";--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_purpose";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "purpose" text DEFAULT 'submission' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_reason" ADD CONSTRAINT "ledger_reason_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_purpose" CHECK (purpose in ('submission', 'owed'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purpose" CHECK (purpose in ('submission', 'change', 'group', 'owed'));--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_purpose" CHECK (purpose in ('submission', 'change', 'group', 'owed'));--> statement-breakpoint
-- An invoice that was paid by card counts as its charge (before: migration 0038).
CREATE OR REPLACE FUNCTION "refresh_dossier_money"("which" uuid) RETURNS void LANGUAGE plpgsql AS $$
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
      SELECT sum(("quote" ->> 'total')::integer) FILTER (WHERE "state" = 'paid' AND "paid_by" IS DISTINCT FROM 'card') AS "paid",
        sum(("quote" ->> 'total')::integer) FILTER (WHERE "state" = 'open') AS "owing"
      FROM "invoice" WHERE "invoice"."dossier_id" = "which"
    ) AS "invoices"
  ) AS "sums"
  WHERE "dossier_order"."dossier_id" = "which"
    AND ("dossier_order"."paid", "dossier_order"."owing") <> ("sums"."paid", "sums"."owing");
END
$$;
