ALTER TABLE "waitlist_entry" ADD COLUMN "claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "hold" ("dossier_id", "event_code", "kind", "item", "state", "held_since")
SELECT d."id", d."event_code", p."kind", p."item", 'reserved', coalesce(d."submitted_at", d."created_at")
FROM "dossier" d
LEFT JOIN "registration" r ON r."dossier_id" = d."id"
CROSS JOIN LATERAL (VALUES ('event', ''), ('track', coalesce(r."track", '')), ('flow', d."flow")) AS p ("kind", "item")
WHERE d."status" = 'Submitted' AND d."flow" <> 'group' AND CASE p."kind"
  WHEN 'flow' THEN d."flow" <> 'registration' AND d."decision" IS DISTINCT FROM 'declined'
  WHEN 'track' THEN d."flow" = 'registration' AND p."item" <> ''
  ELSE d."flow" = 'registration' END;--> statement-breakpoint
-- Drafts that keep their place: being paid for, ready for their group, or on an offer from the waitlist.
WITH kept AS (
  SELECT d."id" AS "dossier_id", now() AS "until" FROM "dossier" d
  JOIN "payment" p ON p."dossier_id" = d."id" AND p."state" IN ('pending', 'challenge')
  WHERE d."status" = 'Not Submitted'
  UNION ALL
  SELECT m."dossier_id", greatest(now(), (m."submission" ->> 'readyUntil')::timestamptz) FROM "group_member" m
  WHERE m."state" = 'joined' AND m."ready_at" IS NOT NULL AND m."dossier_id" IS NOT NULL
  UNION ALL
  SELECT r."dossier_id", w."offered_until" FROM "registration" r
  JOIN "waitlist_entry" w ON w."id" = r."waitlist_entry_id" AND w."state" = 'offered' AND w."offered_until" > now()
  UNION ALL
  SELECT w."dossier_id", w."offered_until" FROM "waitlist_entry" w
  WHERE w."kind" = 'flow' AND w."dossier_id" IS NOT NULL AND w."state" = 'offered' AND w."offered_until" > now()
)
INSERT INTO "hold" ("dossier_id", "event_code", "kind", "item", "state", "held_since", "held_until")
SELECT d."id", d."event_code", p."kind", p."item", 'held', now(), max(k."until")
FROM kept k
JOIN "dossier" d ON d."id" = k."dossier_id" AND d."status" = 'Not Submitted' AND d."flow" <> 'group'
LEFT JOIN "registration" r ON r."dossier_id" = d."id"
CROSS JOIN LATERAL (VALUES ('event', ''), ('track', coalesce(r."track", '')), ('flow', d."flow")) AS p ("kind", "item")
WHERE CASE p."kind"
  WHEN 'flow' THEN d."flow" <> 'registration'
  WHEN 'track' THEN d."flow" = 'registration' AND p."item" <> ''
  ELSE d."flow" = 'registration' END
GROUP BY d."id", d."event_code", p."kind", p."item"
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A change that is being paid for has its place in the other track.
INSERT INTO "hold" ("dossier_id", "event_code", "kind", "item", "state", "held_since", "held_until")
SELECT p."dossier_id", p."event_code", 'track', p."submission" ->> 'track', 'held', now(), now()
FROM "payment" p
WHERE p."purpose" = 'change' AND p."state" IN ('pending', 'challenge') AND p."submission" ->> 'track' <> ''
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "waitlist_entry" w SET "claimed" = true
WHERE w."state" = 'offered' AND w."kind" IN ('event', 'track', 'flow')
  AND NOT EXISTS (SELECT 1 FROM "registration" r JOIN "hold" h ON h."dossier_id" = r."dossier_id" AND h."kind" = 'event'
    WHERE r."waitlist_entry_id" = w."id")
  AND NOT EXISTS (SELECT 1 FROM "hold" h WHERE w."kind" = 'flow' AND h."dossier_id" = w."dossier_id" AND h."kind" = 'flow');--> statement-breakpoint
INSERT INTO "inventory" ("event_code", "kind", "item", "taken")
SELECT "event_code", "kind", "item", count(*) FROM (
  SELECT "event_code", "kind", "item" FROM "hold" WHERE "kind" IN ('event', 'track', 'flow')
  UNION ALL
  SELECT "event_code", 'event', '' FROM "waitlist_entry" WHERE "claimed" AND "kind" IN ('event', 'track')
  UNION ALL
  SELECT "event_code", "kind", "item" FROM "waitlist_entry" WHERE "claimed" AND "kind" IN ('track', 'flow')
) counted GROUP BY "event_code", "kind", "item";
