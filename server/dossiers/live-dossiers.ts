import { applicationChannel, groupChannel, workshopReservedChannel } from '#engine/contract/live-messages.ts';
import { GROUP_FLOW, REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { Coalescer } from '#server/realtime/coalescer.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { type DossierNews, dossierNewsChannel, readDossierNews } from './dossier-news.ts';

type Parts = {
  readonly database: Pick<OpenDatabase, 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
};

/** A dossier is reported at most once in this time, in milliseconds: a list of five hundred is one change. */
const PACE = 200;

/**
 * Notifies a group's contact about members, a member about their group, and an applicant about their application; pages
 * then load the change. Each process hears of all changes from the database and notifies its own sockets.
 */
export async function startLiveDossiers({
  database,
  configuration,
  tell,
}: Parts): Promise<{ stop(): Promise<void> }> {
  const changes = new Coalescer(PACE, async (eventCode, told) => {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) return;
    for (const name of told) {
      const { flow, code } = ofName(name);
      if (flow === GROUP_FLOW) {
        tell(`private-${groupChannel(event, code)}`, 'GroupChanged', { group_code: code });
      } else if (flow === REGISTRATION_FLOW) {
        tell(`private-${workshopReservedChannel(event, code)}`, 'RegistrationChanged', { code });
      } else {
        tell(`private-${applicationChannel(event, { flow, code })}`, 'ApplicationChanged', { code });
      }
    }
  });
  const stopListening = await database.listen(dossierNewsChannel, {
    hear(text) {
      const news = readDossierNews(text);
      if (news) changes.add(news.eventCode, nameOf(news));
    },
    // Disconnected pages reload when they are back.
    missed() {},
  });
  return {
    async stop() {
      await stopListening();
      await changes.stop();
    },
  };
}

const nameOf = ({ flow, code }: DossierNews) => `${flow} ${code}`;

function ofName(name: string): Pick<DossierNews, 'flow' | 'code'> {
  const [flow = '', code = ''] = name.split(' ');
  return { flow, code };
}
