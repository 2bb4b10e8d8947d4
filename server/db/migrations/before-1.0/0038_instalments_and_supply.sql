DROP INDEX "invoices_quote";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "supplied_from" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "supplied_to" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "advance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "parts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "instalments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_quote" ON "invoices" USING btree ("quote_id","part");