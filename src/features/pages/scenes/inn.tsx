import { Backdrop } from './backdrop.tsx';
import { Windows } from './windows.tsx';

/** A low house with a pitched roof between trees. */
export function Inn() {
  return (
    <>
      <Backdrop fill="var(--art-4)" />
      <circle cx="96" cy="62" r="34" fill="var(--art-paper)" />
      <path d="M-420 300V240H0q110-70 210-20t210-30 210 30 210 20V300z" fill="var(--art-5)" />
      <path d="M96 150L214 74 332 150z" fill="var(--art-1)" />
      <rect x="118" y="150" width="192" height="108" fill="var(--art-paper)" />
      <rect x="262" y="84" width="26" height="44" fill="var(--art-1)" />
      <Windows x={138} y={170} columns={2} rows={1} step={[40, 0]} size={[26, 34]} lit={1} />
      <Windows x={250} y={170} columns={1} rows={1} step={[40, 0]} size={[26, 34]} lit={2} />
      <path d="M206 258v-56a14 14 0 0 1 28 0v56z" fill="var(--art-2)" />
      <path d="M52 258l28-84 28 84zM338 258l26-100 26 100z" fill="var(--art-2)" />
      <Backdrop from={256} fill="var(--art-1)" opacity=".9" />
    </>
  );
}
