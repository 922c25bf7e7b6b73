import { expect, test } from 'vitest'
import { changeName, editName, runTitle, type NameOf } from './run-title.ts'

const nameOf: NameOf = (kind, key) => (kind === 'collections' && key === 'rainy-day' ? 'Rainy day' : undefined)

test.each([
  [
    changeName({ deed: 'remove', kind: 'collections', key: 'rainy-day' }),
    'Collection removed: Rainy day',
    'Collection retirée\u00a0: Rainy day',
  ],
  [
    changeName({ deed: 'add', kind: 'tags', key: 'deleted-since' }),
    'Tag added: deleted-since',
    'Étiquette ajoutée\u00a0: deleted-since',
  ],
  [changeName({ deed: 'add', kind: 'online', key: '' }), 'Sold online', 'Vendus en ligne'],
  [
    editName({ brand: 4, gender: 'men', _status: 'published' }),
    'Edited in the list: Brand, Gender',
    'Modifié dans la liste\u00a0: Marque, Genre',
  ],
  [editName({ _status: 'draft' }), 'Unpublished in the list', 'Dépubliés dans la liste'],
  ['spring.csv', 'spring.csv', 'spring.csv'],
])('%s is “%s” to some and “%s” to others', (name, en, fr) =>
  expect([runTitle(name, 'en', nameOf), runTitle(name, 'fr', nameOf)]).toEqual([en, fr]),
)
