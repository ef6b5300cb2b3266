import type { DeskDossier } from '#engine/contract/desk.ts';

/** The form of a dossier that is edited. */
export type EditorProps = {
  readonly data: DeskDossier;
  readonly formType: string;
  readonly title: string;
  readonly onClose: () => void;
};
