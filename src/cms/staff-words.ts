import type { Both } from '../domain/locale.ts'

/** What every tool of the admin says to the staff alike, in its two languages. */
export const staffWords = {
  unchanged: { en: 'Nothing was changed.', fr: 'Rien n’a été modifié.' },
  unreachable: {
    en: 'The server could not be reached. Nothing was changed.',
    fr: 'Le serveur n’a pas répondu. Rien n’a été modifié.',
  },
  noStaff: { en: 'Sign in as a member of the staff.', fr: 'Ouvrez une session du personnel.' },
  noRight: { en: 'Your role may not do this.', fr: 'Votre rôle ne le permet pas.' },
  tooLarge: { en: 'The file is too large.', fr: 'Le fichier est trop volumineux.' },
  exportCsv: { en: 'Export as CSV', fr: 'Exporter en CSV' },
  importCsv: { en: 'Import a CSV', fr: 'Importer un CSV' },
  check: { en: 'Please check:', fr: 'À vérifier :' },
  noTable: { en: 'The file is no table.', fr: 'Le fichier n’est pas un tableau.' },
  line: { en: 'Line {at}: {wrong}', fr: 'Ligne {at} : {wrong}' },
  uneven: {
    en: 'the number of cells is {cells}, not {columns} as in the first line.',
    fr: 'le nombre de cellules est de {cells}, au lieu de {columns} comme à la première ligne.',
  },
  more: { en: 'And {n} more.', fr: 'Et {n} de plus.' },
} satisfies Record<string, Both>
