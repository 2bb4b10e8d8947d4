CREATE TABLE "shared_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"key_hash" text,
	"shared_by" text,
	"result_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "shared_results_tool_known" CHECK ("shared_results"."tool" in ('documents', 'speech', 'speak', 'composer', 'task')),
	CONSTRAINT "shared_results_owner" CHECK (("shared_results"."user_id" is null) = ("shared_results"."key_hash" is not null)),
	CONSTRAINT "shared_results_end" CHECK (("shared_results"."user_id" is null) = ("shared_results"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "tool_results" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"tool" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"about" text NOT NULL,
	"words" text NOT NULL,
	"pinned" boolean NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tool_results_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tool_results_tool_known" CHECK ("tool_results"."tool" in ('documents', 'speech', 'speak', 'composer', 'task'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shared_results_own" ON "shared_results" USING btree ("user_id","result_id");--> statement-breakpoint
CREATE INDEX "shared_results_expires" ON "shared_results" USING btree ("expires_at") WHERE "shared_results"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "tool_results_changed" ON "tool_results" USING btree ("changed_at");