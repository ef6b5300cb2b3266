import { Backdrop } from './backdrop.tsx';

/** Boats and houses on floats at a low tide. */
export function Wharf() {
  return (
    <>
      <Backdrop fill="var(--art-4)" />
      <circle cx="320" cy="96" r="58" fill="var(--art-3)" />
      <Backdrop from={186} fill="var(--art-5)" />
      <path d={`M-416 214q26 12 52 0t${'52 0 '.repeat(23)}`} fill="var(--art-2)" />
      <Backdrop from={213.5} fill="var(--art-2)" />
      <rect x="26" y="120" width="82" height="72" fill="var(--art-2)" />
      <path d="M16 122l51-42 51 42z" fill="var(--art-1)" />
      <rect x="128" y="138" width="66" height="54" fill="var(--art-paper)" />
      <path d="M120 140h82l-20-30h-42z" fill="var(--art-1)" />
      <rect x="54" y="146" width="24" height="46" fill="var(--art-3)" />
      <rect x="148" y="154" width="26" height="20" fill="var(--art-1)" />
      <rect x="10" y="190" width="210" height="12" fill="var(--art-1)" />
      <path d="M246 214h134l-22 42H272z" fill="var(--art-1)" />
      <path d="M308 214v-110l58 92h-58zM300 214v-92l-40 76h40z" fill="var(--art-paper)" />
      <path d="M24 202h10v60H24zM196 202h10v60h-10z" fill="var(--art-1)" />
    </>
  );
}
