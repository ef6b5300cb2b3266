import type { PageSubject } from '#engine/event/documents/page/subjects.ts';

/** From one line of the staff to the next. */
const STEP = 22;
const TOP = 56;
const STEM = 74;

interface Note {
  /** Across, and up from the lowest line in half steps. */
  readonly x: number;
  readonly at: number;
  readonly down?: boolean;
  /** The heads above it on the same stem. */
  readonly chord?: readonly number[];
  /** How far its beam reaches, to the next stem; half steps that it rises. */
  readonly beam?: readonly [across: number, rise: number];
}

const PHRASES: Partial<Record<PageSubject, readonly Note[]>> = {
  programme: [
    { x: 50, at: 1, beam: [72, 2] },
    { x: 122, at: 3 },
    { x: 214, at: 2, beam: [72, 1] },
    { x: 286, at: 3 },
    { x: 388, at: 0, chord: [2, 4] },
    { x: 492, at: 1, chord: [3, 5] },
  ],
};

const yOf = (at: number) => TOP + 4 * STEP - (at * STEP) / 2;

/** Five lines across the page that end with the page's subject: notes, a fermata, a final bar. */
export function Staff({ subject }: { readonly subject: PageSubject }) {
  const phrase = PHRASES[subject];
  return (
    <div className="staff">
      <svg width="560" height="200" viewBox="0 0 560 200" aria-hidden="true" focusable="false">
        {phrase?.map((note) => <NoteDrawing key={note.x} note={note} />) ??
          (subject === 'help' ? <Fermata /> : <LastBar />)}
      </svg>
    </div>
  );
}

function Head({ x, at }: { readonly x: number; readonly at: number }) {
  return <ellipse cx={x} cy={yOf(at)} rx="15" ry="10.500" transform={`rotate(-22 ${x} ${yOf(at)})`} />;
}

function NoteDrawing({ note: { x, at, down, chord = [], beam } }: { readonly note: Note }) {
  const top = Math.max(at, ...chord);
  const stemX = down ? x - 13.5 : x + 13.5;
  const end = down ? yOf(at) + STEM : yOf(top) - STEM;
  return (
    <g fill="currentColor" stroke="none">
      {[at, ...chord].map((each) => (
        <Head key={each} x={x} at={each} />
      ))}
      <path d={`M${stemX} ${yOf(at)}V${end}`} stroke="currentColor" strokeWidth="2.5" />
      {beam && (
        <path
          d={`M${stemX - 1.2} ${end}l${beam[0] + 2.4} ${(-beam[1] * STEP) / 2}v11l${-beam[0] - 2.4} ${(beam[1] * STEP) / 2}z`}
        />
      )}
    </g>
  );
}

/** Hold on as long as you like: an arc and a dot over a half note. */
function Fermata() {
  return (
    <g fill="none" stroke="currentColor">
      <path d="M196 60a84 50 0 0 1 168 0" strokeWidth="9" strokeLinecap="round" />
      <circle cx="280" cy="42" r="10" fill="currentColor" stroke="none" />
      <ellipse cx="280" cy={yOf(3)} rx="17" ry="11" strokeWidth="5" transform={`rotate(-22 280 ${yOf(3)})`} />
      <path d={`M264.500 ${yOf(3) + 6}v52`} strokeWidth="2.500" />
    </g>
  );
}

/** Whole notes before a double bar. */
function LastBar() {
  return (
    <g fill="none" stroke="currentColor">
      {[5, 4, 2].map((at, index) => (
        <ellipse
          key={at}
          cx={110 + index * 116}
          cy={yOf(at)}
          rx="18"
          ry="11.500"
          strokeWidth="6"
          transform={`rotate(-8 ${110 + index * 116} ${yOf(at)})`}
        />
      ))}
      <path d={`M470 ${TOP}v${4 * STEP}`} strokeWidth="2.500" />
      <path d={`M484 ${TOP}v${4 * STEP}`} strokeWidth="9" />
    </g>
  );
}
