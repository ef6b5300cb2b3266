import type { Option } from '#engine/configuration/option.ts';

const named = (id: string, en: string, fr: string): Option => ({ id, name: { en, fr } });

/** The thirteen provinces and territories of Canada (spec §3, §9). */
export const provinces: readonly Option[] = [
  named('AB', 'Alberta', 'Alberta'),
  named('BC', 'British Columbia', 'Colombie-Britannique'),
  named('MB', 'Manitoba', 'Manitoba'),
  named('NB', 'New Brunswick', 'Nouveau-Brunswick'),
  named('NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'),
  named('NS', 'Nova Scotia', 'Nouvelle-Écosse'),
  named('NT', 'Northwest Territories', 'Territoires du Nord-Ouest'),
  named('NU', 'Nunavut', 'Nunavut'),
  named('ON', 'Ontario', 'Ontario'),
  named('PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'),
  named('QC', 'Quebec', 'Québec'),
  named('SK', 'Saskatchewan', 'Saskatchewan'),
  named('YT', 'Yukon', 'Yukon'),
];
