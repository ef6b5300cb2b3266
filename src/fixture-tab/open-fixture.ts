import type { AxiosInstance } from 'axios';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { createReplayChannels } from '#engine/recording/replay-channels.ts';
import { clockScript } from '#engine/recording/replay-clock.ts';
import { type ReplaySession, startReplay } from '#engine/recording/replay-session.ts';
import type { FirstAnswer } from '#src/app/initial-data.ts';
import { showMarker } from './fixture-marker.ts';
import { recordedFetch, recordedHttp } from './recorded-http.ts';
import { recordedSockets } from './recorded-socket.ts';
import {
  beginFixture,
  forgetFixture,
  type KeptFixture,
  keepFixture,
  keepInThisTab,
  keptFixture,
} from './tab-storage.ts';

/** The parts that a tab answered from a recording renders with. */
export interface FixtureTab {
  readonly first: FirstAnswer | undefined;
  readonly http: AxiosInstance;
}

const files = import.meta.glob<string>('../../fixtures/sessions/*.har', { query: '?raw', import: 'default' });
const fileOf = (name: string) => files[`../../fixtures/sessions/${name}.har`];

/** Opens the recording in the address, or the tab's previous one; an empty name returns the tab to the server. */
export async function openFixture(): Promise<FixtureTab | undefined> {
  const kept = askedFor() ?? keptFixture();
  if (!kept) return undefined;
  const recording = await recordingNamed(kept.name);
  if (typeof recording === 'string') {
    forgetFixture();
    showMarker({ name: kept.name, problem: recording });
    return undefined;
  }
  // The server's rendering is not part of the recording and must not be used.
  document.getElementById('root')?.replaceChildren();
  const session = replayHere(recording, kept);
  const { pathname } = window.location;
  for (const page of kept.pages) session.firstAnswer(page);
  const first = session.firstAnswer(pathname);
  keepFixture({ ...kept, pages: [...kept.pages, pathname] });
  return { first, http: recordedHttp(session) };
}

/** The recording that the address starts; later addresses do not name it. */
function askedFor(): KeptFixture | undefined {
  const url = new URL(window.location.href);
  const name = url.searchParams.get('fixture');
  if (name === null) return undefined;
  url.searchParams.delete('fixture');
  window.history.replaceState(window.history.state, '', url);
  if (name !== '') return beginFixture(name);
  forgetFixture();
  return undefined;
}

/** The recording of a name, or what is wrong with it. */
async function recordingNamed(name: string): Promise<Recording | string> {
  const load = fileOf(name);
  const names = Object.keys(files).map((file) => file.replace(/^.*\/|\.har$/g, ''));
  if (!load) return `There is no recording of this name. There are ${names.join(', ')}.`;
  const reading = readRecording(await load());
  if (reading.ok) return reading.recording;
  return reading.problems.map(({ pointer, problem }) => `${pointer} ${problem}`).join(' ');
}

/** Answers this page from the recording instead of a server, with the recording's clock. */
function replayHere(recording: Recording, kept: KeptFixture): ReplaySession {
  keepInThisTab(kept);
  for (const [key, value] of Object.entries(recording.own.kept ?? {}))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  const clock = document.createElement('script');
  clock.textContent = clockScript(recording.startedAt);
  document.head.append(clock);
  const channels = createReplayChannels();
  const replay = startReplay(recording, {
    speed: Number.POSITIVE_INFINITY,
    onMessage: channels.tell,
    after: kept.asked,
  });
  const marker = showMarker({ name: kept.name, report: replay.report });
  const session: ReplaySession = {
    ...replay,
    async answer(asked) {
      const answer = await replay.answer(asked);
      const { asked: before, ...now } = keptFixture() ?? kept;
      keepFixture({ ...now, asked: [...before, asked] });
      marker.update();
      return answer;
    },
  };
  window.fetch = recordedFetch(session, window.fetch.bind(window));
  window.WebSocket = recordedSockets(channels, window.WebSocket);
  return session;
}
