ALTER TABLE "refund" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_mail_id_outbox_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox_mail"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_mail" ON "refund" USING btree ("mail_id");