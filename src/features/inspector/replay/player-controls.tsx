import { type Player, SPEEDS } from './use-player.ts';
import './replay.css';

/** Plays and pauses a log at several speeds. */
export function PlayerControls({
  player,
  disabled,
}: {
  readonly player: Player;
  readonly disabled: boolean;
}) {
  const { isRunning, speed, setSpeed, toggle } = player;
  return (
    <>
      <button type="button" disabled={disabled} onClick={toggle}>
        {isRunning ? 'Pause' : 'Play'}
      </button>
      <fieldset aria-label="Speed" className="workbench-speeds">
        {SPEEDS.map((each) => (
          <button key={each} type="button" aria-pressed={each === speed} onClick={() => setSpeed(each)}>
            {each}×
          </button>
        ))}
      </fieldset>
    </>
  );
}
