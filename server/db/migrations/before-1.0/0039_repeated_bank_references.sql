DROP INDEX "payments_reference";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "nth" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("method","reference","nth");