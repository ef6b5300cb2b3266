import { Backdrop } from './backdrop.tsx';
import { Windows } from './windows.tsx';

/** A tower and a brick house by the water, mountains behind. */
export function Hotel() {
  return (
    <>
      <Backdrop fill="var(--art-1)" />
      <circle cx="330" cy="64" r="38" fill="var(--art-3)" />
      <path d="M-81 300L90 110 160 176 250 74 503 300z" fill="var(--art-2)" />
      <path d="M250 74L284 106 264 102 246 118 226 101z" fill="var(--art-paper)" />
      <rect x="110" y="62" width="142" height="238" fill="var(--art-paper)" />
      <rect x="238" y="136" width="96" height="164" fill="var(--art-4)" />
      <Windows x={126} y={80} columns={4} rows={6} step={[30, 32]} size={[18, 20]} lit={3} />
      <Windows x={252} y={152} columns={3} rows={4} step={[26, 32]} size={[16, 20]} lit={4} />
      <Backdrop from={272} fill="var(--art-5)" />
      <path
        d={`M-416 270q26 14 52 0t${'52 0 '.repeat(23)}`}
        fill="none"
        stroke="var(--art-5)"
        strokeWidth="6"
      />
    </>
  );
}
