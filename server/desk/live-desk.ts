import { and, eq, gt } from 'drizzle-orm';
import { dossierChannel, draftChannel, organizerChannel } from '#engine/contract/live-messages.ts';
import { type Permission, roleMay } from '#engine/contract/roles.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { organizer, organizerSession } from '#server/database/schema.ts';
import { sessionsEndedChannel } from '#server/organizers/sessions-ended.ts';
import { Coalescer } from '#server/realtime/coalescer.ts';
import type { Tell } from '#server/realtime/publish.ts';

/** The database channel on which triggers tell that something counted has changed (migration 0035). */
const deskChangedChannel = 'desk_changed';
/** The shortest time between two messages to the desk of an event, in milliseconds. */
const PACE = 1_000;
/** Sessions that have expired are looked for this often, in milliseconds. */
const SWEEP = 60_000;

type Parts = {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly configuration: Pick<ConfigurationStore, 'eventCodes'>;
  readonly tell: Tell;
  /** The channels that are open in this process. */
  readonly channels: () => readonly string[];
  /** Closes the connections on a channel. */
  readonly close: (channel: string) => void;
  /** Who is on a presence channel in this process, by their addresses. */
  readonly present: (channel: string) => readonly string[];
  /** Closes the connections of someone on a presence channel. */
  readonly terminate: (email: string) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Tells the organizers of an event that something has changed, each on the private channel of their session; pages then
 * load it. A session that has ended, or whose role no longer includes the registrations, is closed without a message.
 */
export async function startLiveDesk({
  database: { db, listen },
  configuration,
  tell,
  channels,
  close,
  present,
  terminate,
  onError,
}: Parts): Promise<{ stop(): Promise<void> }> {
  /** The sessions of an event that have not ended and whose role includes a permission. */
  async function sessionsOf(
    eventCode: string,
    permission: Permission,
  ): Promise<{ id: string; email: string }[]> {
    const rows = await db
      .select({ id: organizerSession.id, email: organizer.email, role: organizer.role })
      .from(organizerSession)
      .innerJoin(
        organizer,
        and(eq(organizer.eventCode, organizerSession.eventCode), eq(organizer.email, organizerSession.email)),
      )
      .where(and(eq(organizerSession.eventCode, eventCode), gt(organizerSession.expiresAt, new Date())));
    return rows.filter(({ role }) => roleMay(role, permission));
  }

  /** The sessions of an event that listen in this process and may; closes the others. */
  async function listening(eventCode: string): Promise<string[]> {
    const prefix = `private-${organizerChannel(eventCode, '')}`;
    const open = channels().filter((channel) => channel.startsWith(prefix));
    if (open.length === 0) return [];
    const allowed = new Set((await sessionsOf(eventCode, 'registrations')).map(({ id }) => prefix + id));
    for (const channel of open) if (!allowed.has(channel)) close(channel);
    return open.filter((channel) => allowed.has(channel));
  }

  /** Closes the connections of those who see who else has something open, and no longer may. */
  async function endPresence(eventCode: string, channel: string, permission: Permission): Promise<void> {
    const prefix = `presence-${channel}`;
    const emails = new Set(
      channels()
        .filter((channel) => channel.startsWith(prefix))
        .flatMap(present),
    );
    if (emails.size === 0) return;
    const allowed = new Set((await sessionsOf(eventCode, permission)).map(({ email }) => email));
    for (const email of emails) if (!allowed.has(email)) terminate(email);
  }

  const check = (eventCode: string) =>
    Promise.all([
      listening(eventCode),
      endPresence(eventCode, dossierChannel(eventCode, ''), 'registrations'),
      endPresence(eventCode, draftChannel(eventCode, ''), 'content'),
    ]).then(() => {}, onError);
  const changes = new Coalescer(PACE, async (eventCode) => {
    const at = new Date().toISOString();
    const open = await listening(eventCode).catch((error: unknown) => {
      onError(error);
      return [];
    });
    for (const channel of open) tell(channel, 'DeskChanged', { at });
  });
  const changeAll = () => configuration.eventCodes().forEach((eventCode) => void changes.add(eventCode, ''));
  const stops = [
    await listen(deskChangedChannel, {
      hear: (eventCode) => changes.add(eventCode, ''),
      missed: changeAll,
    }),
    await listen(sessionsEndedChannel, {
      hear: (eventCode) => void check(eventCode),
      missed: () => configuration.eventCodes().forEach((eventCode) => void check(eventCode)),
    }),
  ];
  const sweep = setInterval(
    () => configuration.eventCodes().forEach((eventCode) => void check(eventCode)),
    SWEEP,
  );
  sweep.unref();
  return {
    async stop() {
      clearInterval(sweep);
      for (const stop of stops) await stop();
      await changes.stop();
    },
  };
}
