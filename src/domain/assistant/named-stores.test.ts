import { expect, test } from 'vitest'
import { namedStores } from './named-stores.ts'

const stores = [
  { name: 'Montréal, Rosemont', city: 'Montréal' },
  { name: 'Montréal, Verdun', city: 'Montréal' },
  { name: 'Toronto, The Junction', city: 'Toronto' },
  { name: 'Winnipeg, Portage Avenue', city: 'Winnipeg' },
  { name: 'Laval', city: 'Laval' },
]

test.each([
  ['What are your hours in Montreal?', ['Montréal, Rosemont', 'Montréal, Verdun']],
  ['When does the Rosemont store close?', ['Montréal, Rosemont']],
  ['Is Montréal, Verdun open?', ['Montréal, Verdun']],
  ['Is the Junction open?', ['Toronto, The Junction']],
  ['When does Portage open?', []],
  ['the store on Portage Avenue', ['Winnipeg, Portage Avenue']],
  ['Is the Laval store open?', ['Laval']],
  ['Where are your stores?', []],
])('%s', (question, names) => expect(namedStores(stores, question, 'en').map(({ name }) => name)).toEqual(names))
