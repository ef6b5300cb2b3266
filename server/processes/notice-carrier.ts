import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/database/database.ts';
import type { OpenCarrier } from './bus.ts';

const channel = 'rostrum_bus';

/** PostgreSQL accepts less than 8,000 bytes; a part's header needs some of them. */
const MOST = 7_900;
const PART = /^part ([0-9a-f-]{36}) (\d{1,4}) (\d{1,4}) ([A-Za-z0-9+/=]*)$/;

/** Carries notices through the shared database; longer ones in parts within one transaction. */
export function carryByDatabase({ db, listen }: Pick<OpenDatabase, 'db' | 'listen'>): OpenCarrier {
  return async ({ hear, missed }) => {
    const close = await listen(channel, { hear: joinParts(hear), missed });
    return {
      async send(text) {
        await db.transaction(async (tx) => {
          for (const part of partsOf(text)) await tx.execute(sql`select pg_notify(${channel}, ${part})`);
        });
      },
      close,
    };
  };
}

function partsOf(text: string): string[] {
  if (Buffer.byteLength(text) <= MOST) return [text];
  // One byte a letter, so that no letter is cut in two and none grows on its way.
  const letters = Buffer.from(text).toString('base64');
  const size = MOST - 100;
  const count = Math.ceil(letters.length / size);
  const id = randomUUID();
  return Array.from(
    { length: count },
    (_, index) => `part ${id} ${index} ${count} ${letters.slice(index * size, (index + 1) * size)}`,
  );
}

/** Joins the parts of texts. Those of one transaction arrive in sequence, so an interrupted text is dropped. */
function joinParts(hear: (text: string) => void): (text: string) => void {
  let joining: { id: string; parts: string[] } | undefined;
  return (text) => {
    const [, id = '', index, count, letters = ''] = PART.exec(text) ?? [];
    if (index === undefined) return hear(text);
    if (index === '0') joining = { id, parts: [] };
    if (joining?.id !== id || joining.parts.length !== Number(index)) return;
    joining.parts.push(letters);
    if (joining.parts.length < Number(count)) return;
    const whole = Buffer.from(joining.parts.join(''), 'base64').toString();
    joining = undefined;
    hear(whole);
  };
}
