import type { DeskDossier } from '#engine/contract/desk.ts';

/** The form of a dossier that is edited. */
export type EditorProps = {
  readonly data: DeskDossier;
  readonly formType: string;
  readonly title: string;
  /** The answer that is edited first; the form's heading without one. */
  readonly field?: string | undefined;
  readonly onClose: () => void;
};
