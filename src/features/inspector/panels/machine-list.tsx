import { memo, type ReactNode } from 'react';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { InspectedActor, InspectedTab, Inspection } from '../live/inspection-log.ts';
import type { Selection } from '../use-selection.ts';
import './panels.css';

interface MachineListProps {
  readonly inspection: Inspection;
  readonly actor: InspectedActor | undefined;
  readonly machine: string | undefined;
  readonly onSelect: (selection: Selection) => void;
  /** Shown first: the calls of a recording. */
  readonly children?: ReactNode;
}

/** The actors of this browser's tabs as a tree, and every machine of the product. */
export const MachineList = memo(function MachineList({
  inspection,
  actor,
  machine,
  onSelect,
  children,
}: MachineListProps) {
  const { tabs, actors } = inspection;
  return (
    <nav className="workbench-list" aria-label="Machines">
      {children}
      {tabs.map((each) => (
        <section key={each.tab} aria-label={`${calledTab(each)} at ${each.address}${endOf(each)}`}>
          <h2>
            <span className={classNames('workbench-dot', each.isGone && 'is-gone')} aria-hidden="true" />
            {calledTab(each)} <span className="workbench-soft">{each.address + endOf(each)}</span>
          </h2>
          <Undrawn actors={actors.filter(({ tab }) => tab === each.tab)} />
          <ActorTree
            actors={actors.filter(({ tab, chart }) => tab === each.tab && chart)}
            parent={undefined}
            current={actor?.sessionId}
            onSelect={onSelect}
          />
        </section>
      ))}
      <section aria-label="Machines of the product">
        <h2>Machines</h2>
        <ul>
          {everyMachine.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === machine ? 'true' : undefined}
                onClick={() => onSelect({ machine: name })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </nav>
  );
});

const calledTab = ({ number, isOfFile }: InspectedTab): string => (isOfFile ? 'File' : `Tab ${number}`);

function endOf({ isGone, isReloaded, isOfFile }: InspectedTab): string {
  if (isOfFile) return '';
  return isReloaded ? ', before it was loaded anew' : isGone ? ', closed' : '';
}

/** Statecharts whose definition cannot be read: of another version, or edited by hand. */
function Undrawn({ actors }: { readonly actors: readonly InspectedActor[] }) {
  const { length } = actors.filter(({ definition, chart }) => definition !== undefined && !chart);
  if (length === 0) return null;
  return <p className="workbench-soft workbench-undrawn">{length} of its statecharts cannot be drawn.</p>;
}

interface ActorTreeProps {
  readonly actors: readonly InspectedActor[];
  readonly parent: string | undefined;
  readonly current: string | undefined;
  readonly onSelect: (selection: Selection) => void;
}

function ActorTree({ actors, parent, current, onSelect }: ActorTreeProps) {
  const isHere = (each: InspectedActor) =>
    parent === undefined
      ? !actors.some(({ sessionId }) => sessionId === each.parentId)
      : each.parentId === parent;
  const here = actors.filter(isHere);
  if (here.length === 0) return null;
  return (
    <ul className={parent === undefined ? undefined : 'workbench-children'}>
      {here.map(({ sessionId, name, chart }) => (
        <li key={sessionId}>
          <button
            type="button"
            aria-current={sessionId === current ? 'true' : undefined}
            onClick={() => onSelect({ actor: sessionId })}
          >
            {name}
            {/* Under which name it runs is one thing, whose chart it has another. */}
            {chart && chart.id !== name && <span className="workbench-soft"> {chart.id}</span>}
          </button>
          <ActorTree actors={actors} parent={sessionId} current={current} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}
