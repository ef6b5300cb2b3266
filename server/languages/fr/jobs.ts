import type { Translated } from '#engine/form/languages/messages.ts';
import type { jobs as english } from '../en/jobs.ts';

export const jobs: Translated<typeof english> = {
  tooManyRows: 'Cette action accepte au plus {most} lignes. Utilisez les filtres pour en choisir moins.',
  nothingToDo: 'Il n’y a rien à faire pour ces lignes.',
  rowsChanged:
    'Ces lignes ont changé depuis qu’elles ont été comptées. Rien n’a été fait. Veuillez vérifier les nombres.',
  refundChanged: 'Le remboursement a changé depuis son affichage. Rien n’a été annulé ici.',
  viewNameTaken: 'est le nom d’une autre vue.',
  tooManyViews: 'Un événement peut avoir {most} vues. Supprimez-en une d’abord.',
  ourFault: 'Une erreur s’est produite de notre côté. Rien n’a été modifié ici.',
};
