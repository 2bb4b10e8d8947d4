ALTER TABLE "shared_results" DROP CONSTRAINT "shared_results_tool_known";--> statement-breakpoint
ALTER TABLE "tool_results" DROP CONSTRAINT "tool_results_tool_known";--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_tool_known" CHECK ("shared_results"."tool" in ('documents', 'speech', 'speak', 'composer', 'task', 'leaflet'));--> statement-breakpoint
ALTER TABLE "tool_results" ADD CONSTRAINT "tool_results_tool_known" CHECK ("tool_results"."tool" in ('documents', 'speech', 'speak', 'composer', 'task', 'leaflet'));