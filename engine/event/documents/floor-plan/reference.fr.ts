import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { floorPlanWords as english } from './reference.en.ts';

/** French words of a document of kind `floor_plan`. */
export const floorPlanWords: WordsAs<typeof english> = {
  floor_plan: ['Plan des salles', 'Les salles d’un bâtiment, par étage.'],
  'floor_plan.width': ['Largeur', 'Largeur du dessin, dans l’unité de votre choix.'],
  'floor_plan.height': ['Hauteur', 'Hauteur du dessin, dans la même unité.'],
  'floor_plan.floors': ['Étages', 'Les étages, dans cet ordre.'],
  'floor_plan.floors.code': ['Code de l’étage', 'Désigne l’étage dans les salles.'],
  'floor_plan.floors.label': ['Nom', 'Le nom de l’étage.'],
  'floor_plan.rooms': ['Salles', 'Les salles du plan.'],
  'floor_plan.rooms.code': [
    'Code de la salle',
    'Permet aux adresses de mener à la salle, comme #room-great-hall.',
  ],
  'floor_plan.rooms.name': ['Nom', 'Le nom de la salle.'],
  'floor_plan.rooms.text': ['Texte', 'Usage de la salle.'],
  'floor_plan.rooms.floor': ['Étage', 'Code de l’étage où elle se trouve.'],
  'floor_plan.rooms.kind': ['Type', 'L’usage de la salle, qui décide de sa couleur.'],
  'floor_plan.rooms.rectangle': ['Rectangle', 'Depuis la gauche, depuis le haut, largeur et hauteur.'],
  'floor_plan.rooms.shape': ['Sommets', 'Ses sommets, si ce n’est pas un rectangle.'],
  'floor_plan.rooms.step_free': ['Sans marche', 'Y indique que l’on y entre sans marche.'],
  'floor_plan.rooms.also': ['Autres noms', 'Les autres noms que l’horaire donne à la salle.'],
};
