// Imported first: the panels' own styles come after the shared ones.
import './inspector.css';
import { useCallback, useMemo, useState } from 'react';
import { type Chart, chartOf } from '#machines/chart/chart.ts';
import { definitionOf } from '#machines/chart/definition.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { ChartPane } from './chart/chart-pane.tsx';
import { withChildren } from './layout/with-children.ts';
import { coverageOf } from './live/coverage.ts';
import type { InspectedActor, InspectedTab, Inspection } from './live/inspection-log.ts';
import { createLightIndex } from './live/light-index.ts';
import { noLights } from './live/lights.ts';
import { createChildLights } from './live/lights-of-children.ts';
import { useInspection } from './live/use-inspection.ts';
import { usePlayhead } from './live/use-playhead.ts';
import { useThrottledValue } from './live/use-throttled-value.ts';
import { type Way, whyOf } from './live/why.ts';
import { ContextPanel } from './panels/context-panel.tsx';
import { EventLog } from './panels/event-log.tsx';
import { MachineList } from './panels/machine-list.tsx';
import { Scrubber } from './panels/scrubber.tsx';
import { StandingNote } from './panels/status-note.tsx';
import { WhyPanel } from './panels/why-panel.tsx';
import { OpenFile } from './replay/open-file.tsx';
import { OpenRegistration } from './replay/open-registration.tsx';
import { PlayerControls } from './replay/player-controls.tsx';
import { RecordedCalls } from './replay/recorded-calls.tsx';
import { openRecording, type Replay } from './replay/replay.ts';
import { Timeline } from './replay/timeline.tsx';
import { usePlayer } from './replay/use-player.ts';
import { useReplay } from './replay/use-replay.ts';
import { useSelection } from './use-selection.ts';

/** Every statechart of the product, and those of this browser's other tabs as they run. For developers, in English. */
export function Component() {
  const [inspection, hearAll] = useInspection();
  const live = useReplay();
  const [opened, setOpened] = useState<Replay>();
  const [problem, setProblem] = useState<string>();
  const replay = opened ?? live;
  const open = useCallback(
    (text: string) => {
      const file = openRecording(text);
      setProblem(file.ok ? undefined : file.problem);
      if (!file.ok) return;
      setOpened(file.replay);
      hearAll(file.messages);
    },
    [hearAll],
  );
  const [selection, select] = useSelection();
  const chosen = inspection.actors.find(({ sessionId }) => sessionId === selection.actor);
  // Visitors first want to see what runs, not to choose it.
  const actor = chosen ?? (selection.machine === undefined ? firstOf(inspection) : undefined);
  const named = everyMachine.find(({ name }) => name === selection.machine) ?? everyMachine[0];
  const still = useMemo(
    () => named && { chart: chartOf(named.machine), definition: definitionOf(named.machine) },
    [named],
  );
  const entries = useMemo(
    () => inspection.entries.filter(({ sessionId }) => sessionId === actor?.sessionId),
    [inspection.entries, actor],
  );
  const playhead = usePlayhead(entries);
  const player = usePlayer(entries, playhead);
  const { chart, definition } = actor ?? still ?? {};
  const index = useMemo(() => chart && createLightIndex(chart), [chart]);
  const lights = useMemo(
    () => (actor && index ? index.at(entries, playhead.at) : noLights),
    [actor, index, entries, playhead.at],
  );
  const whole = useWhole(chart, actor, inspection.actors);
  const childLights = useMemo(() => createChildLights(whole?.children ?? noChildren), [whole]);
  const until = playhead.follows ? Number.POSITIVE_INFINITY : (playhead.entry?.index ?? -1);
  const allLights = useMemo(
    () => childLights.at(lights, inspection.entries, until),
    [childLights, lights, inspection.entries, until],
  );
  const tab = inspection.tabs.find((each) => each.tab === actor?.tab);
  const locale = localeOfPath(tab?.address ?? '/');
  const moment = useMemo(
    () => ({ entry: playhead.entry, before: entries[playhead.at - 1], lights }),
    [playhead.entry, playhead.at, entries, lights],
  );
  const unhurried = useThrottledValue(moment);
  // An explanation of another machine is never shown beside this one.
  const read = unhurried.entry?.sessionId === moment.entry?.sessionId ? unhurried : moment;
  const why = useMemo(
    () => (actor && chart ? whyOf(chart, read.lights, read.entry, locale) : undefined),
    [actor, chart, read, locale],
  );
  const [picked, setPicked] = useState<Way>();
  const closed = useMemo(
    () => (why?.closed ?? []).toSorted((a, b) => Number(b.id === picked?.id) - Number(a.id === picked?.id)),
    [why, picked],
  );
  const coverage = useMemo(() => chart && coverageOf(chart, inspection), [chart, inspection]);
  const name = actor?.name ?? named?.name ?? '';
  return (
    <div className="workbench" lang="en">
      <PageHead title="Inspector" />
      <header className="workbench-bar">
        <h1>Inspector</h1>
        <p className="workbench-soft">{standing(replay !== undefined, inspection.tabs)}</p>
        {/* In a replay there is no server to ask. */}
        {!live && <OpenRegistration onText={open} />}
        <OpenFile onText={open} onProblem={setProblem} />
        {problem !== undefined && (
          <p className="workbench-problem" role="alert">
            {problem}
          </p>
        )}
      </header>
      <MachineList
        inspection={inspection}
        actor={actor}
        machine={actor ? undefined : named?.name}
        onSelect={select}
      >
        {replay && <RecordedCalls replay={replay} />}
      </MachineList>
      <ChartPane
        name={name}
        about={actor ? undefined : named?.about}
        chart={chart}
        drawn={whole?.chart}
        definition={definition}
        lights={allLights}
        coverage={coverage}
        follows={playhead.follows}
        closed={closed}
      />
      <div className="workbench-side">
        {actor && chart && <StandingNote tab={tab} chart={chart} entry={read.entry} />}
        {why && <WhyPanel why={why} onShow={setPicked} />}
        <ContextPanel entry={read.entry} before={read.before} />
        <EventLog entries={entries} playhead={playhead} />
      </div>
      <Scrubber playhead={playhead} isLive={tab !== undefined && !tab.isGone}>
        <Timeline
          entries={inspection.entries}
          actors={inspection.actors}
          replay={replay}
          at={playhead.entry?.at}
        />
        <PlayerControls player={player} disabled={playhead.count < 2} />
      </Scrubber>
    </div>
  );
}

const noChildren = new Map<string, InspectedActor>();

/** The chart with those of its children, memoized on those children. */
function useWhole(chart: Chart | undefined, actor: InspectedActor | undefined, actors: Inspection['actors']) {
  const built = useMemo(() => chart && withChildren(chart, actor, actors), [chart, actor, actors]);
  const family = [...(built?.children.keys() ?? [])].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is built of the same is the same
  return useMemo(() => built, [chart, family]);
}

/** Describes what is inspected. */
function standing(isReplay: boolean, tabs: readonly InspectedTab[]): string {
  if (isReplay) return 'A recording: nothing goes to a server';
  const there = tabs.filter(({ isGone }) => !isGone).length;
  if (there === 0) return 'Open the site in another tab to see it live';
  return `Attached to ${there === 1 ? 'one other tab' : `${there} other tabs`} of this browser`;
}

/** What every page has beside its flow: calls, and the place of a draft as a cart. */
const BESIDE = ['call', 'cart place'];

/** The newest flow of a page, in an open tab if possible; what is beside flows only where there is none. */
function firstOf({ actors, tabs }: Inspection): InspectedActor | undefined {
  const gone = new Set(tabs.filter(({ isGone }) => isGone).map(({ tab }) => tab));
  const roots = actors.filter(({ chart, parentId }) => chart !== undefined && parentId === undefined);
  const living = roots.filter(({ tab }) => !gone.has(tab));
  const first = (some: readonly InspectedActor[]) =>
    some.findLast(({ name }) => !BESIDE.includes(name)) ?? some.at(-1);
  return first(living) ?? first(roots);
}
