import type { Translated } from '#engine/form/languages/messages.ts';
import type { history as en } from '../../en/desk/history.ts';

/** Texts of the page with the versions of a document, in French. */
export const history: Translated<typeof en> = {
  title: 'Historique : {name}',
  versions: 'Versions',
  served: 'Publiée',
  offline: 'Supprimé',
  taken_offline: 'Avec cette version, le document a été supprimé du site. Son contenu est conservé.',
  first: 'C’est la première version.',
  same: 'Cette version dit la même chose que la précédente.',
  restore: 'Rétablir cette version',
  restore_says: 'Elle va dans un brouillon, que vous vérifiez et publiez comme les autres.',
  draft_name: '{name}, version {version}',
  unknown_title: 'Ce document n’existe pas',
  unknown: 'Il n’a jamais été publié pour cet événement. Choisissez un document sous Contenu.',
};
