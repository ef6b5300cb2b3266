ALTER TABLE "group_member" ADD COLUMN "paid" integer;--> statement-breakpoint
ALTER TABLE "group_member" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "dossier_id" uuid;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_dossier_id_dossier_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_dossier" ON "refund" USING btree ("dossier_id");