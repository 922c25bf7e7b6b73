import { expect, test } from 'vitest'
import { changeName, runTitle } from './run-title.ts'

test.each([
  [
    changeName({ deed: 'remove', kind: 'collections', key: 'rainy-day' }),
    'Collection removed: rainy-day',
    'Collection retirée\u00a0: rainy-day',
  ],
  [changeName({ deed: 'add', kind: 'online', key: '' }), 'Sold online', 'Vendus en ligne'],
  ['spring.csv', 'spring.csv', 'spring.csv'],
])('%s is “%s” to some and “%s” to others', (name, en, fr) =>
  expect([runTitle(name, 'en'), runTitle(name, 'fr')]).toEqual([en, fr]),
)
