-- Every registration with places has one on each of its days as well.
INSERT INTO "hold" ("dossier_id", "event_code", "kind", "item", "state", "held_since", "held_until")
SELECT h."dossier_id", h."event_code", 'day', d."day", h."state", h."held_since", h."held_until"
FROM "hold" h
JOIN "registration" r ON r."dossier_id" = h."dossier_id"
CROSS JOIN LATERAL (SELECT DISTINCT "day" FROM jsonb_array_elements_text(r."days") AS of_registration ("day")) d
WHERE h."kind" = 'event'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A change that is being paid for has its places on the other days.
INSERT INTO "hold" ("dossier_id", "event_code", "kind", "item", "state", "held_since", "held_until")
SELECT DISTINCT p."dossier_id", p."event_code", 'day', d."day", 'held', now(), now()
FROM "payment" p
CROSS JOIN LATERAL jsonb_array_elements_text(p."submission" -> 'days') AS d ("day")
WHERE p."purpose" = 'change' AND p."state" IN ('pending', 'challenge')
  AND jsonb_typeof(p."submission" -> 'days') = 'array'
  AND EXISTS (SELECT 1 FROM "registration" r WHERE r."dossier_id" = p."dossier_id")
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "inventory" ("event_code", "kind", "item", "taken")
SELECT "event_code", "kind", "item", sum("quantity") FROM "hold"
WHERE "kind" = 'day' AND "state" IN ('held', 'reserved')
GROUP BY "event_code", "kind", "item"
ON CONFLICT DO NOTHING;
