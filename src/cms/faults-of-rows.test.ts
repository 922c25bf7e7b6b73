import { expect, test } from 'vitest'
import { faultsOfRows } from './faults-of-rows.ts'

const labels = (...given: string[]) =>
  faultsOfRows(given.map((label, at) => ({ label, path: String(at), message: 'Requis' }))).map(({ label }) => label)
const rows = (count: number, of: (row: number) => string) => Array.from({ length: count }, (_, at) => of(at + 1))

test.each([
  [
    'one line for the same field of many rows, in its place',
    ['Titre', ...rows(24, (row) => `Variantes > Variantes ${row} > Prix`), 'Marque'],
    ['Titre', 'Variantes > Prix (24)', 'Marque'],
  ],
  [
    'each field of the rows by itself',
    [1, 2, 3, 4].flatMap((row) => [`Tailles ${row} > Clé`, `Tailles ${row} > Nom`]),
    ['Tailles > Clé (4)', 'Tailles > Nom (4)'],
  ],
  [
    'blocks of one kind',
    rows(4, (row) => `Sections > Bloc ${row} (Avis) > Texte`),
    ['Sections > Bloc (Avis) > Texte (4)'],
  ],
  [
    'few rows are named',
    rows(3, (row) => `Variantes > Variantes ${row} > Prix`),
    ['Variantes > Variantes 1 > Prix', 'Variantes > Variantes 2 > Prix', 'Variantes > Variantes 3 > Prix'],
  ],
  ['fields that end in a number are not rows', rows(4, (row) => `Ligne ${row}`), rows(4, (row) => `Ligne ${row}`)],
])('%s', (_, given, said) => expect(labels(...given)).toEqual(said))
