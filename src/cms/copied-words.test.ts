import { expect, test } from 'vitest'
import { storedCopies } from './copied-words.ts'

const tent = { id: 'a', title: 'Tente', rows: [{ id: 'a1', label: 'Voir' }] }
const stored = {
  id: 'a',
  title: { en: 'Tent', fr: 'Tente' },
  rows: [{ id: 'a1', label: { en: 'See', fr: 'Voir' } }],
}
const copy = { ...tent, id: 'b', rows: [{ id: 'b1', label: 'Voir' }] }
const storedCopy = { ...stored, id: 'b', rows: [{ ...stored.rows[0], id: 'b1' }] }
const [blank, storedBlank] = [
  { id: 'c', title: null },
  { id: 'c', title: { en: 'Only English', fr: null } },
]

test.each([
  ['a copy of one', [tent, copy], [stored], [storedCopy]],
  [
    'a copy of one whose other words are not saved yet',
    [tent, copy],
    [{ id: 'a', title: { fr: 'Tente' } }],
    [{ id: 'b', title: { fr: 'Tente' } }],
  ],
  ['a copy of one that Payload filled in', [{ ...tent, blockName: null }, copy], [stored], [storedCopy]],
  ['a copy that was changed since', [tent, { ...copy, title: 'Bâche' }], [stored], []],
  ['nothing new', [tent], [stored], []],
  ['a row without an id yet', [tent, { ...copy, id: undefined }], [stored], []],
  ['two copies of a new row', [copy, { ...copy, id: 'd' }], [], []],
  ['a blank row beside one that is blank in this language', [blank, { ...blank, id: 'd' }], [storedBlank], []],
])('of %s, what is stored is found', (_, rows, saved, found) => expect(storedCopies(rows, saved, 'fr')).toEqual(found))
