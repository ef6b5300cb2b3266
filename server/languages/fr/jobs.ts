import type { Translated } from '#engine/form/languages/messages.ts';
import type { jobs as english } from '../en/jobs.ts';

export const jobs: Translated<typeof english> = {
  ourFault: 'Une erreur s’est produite de notre côté. Rien n’a été modifié ici.',
};
