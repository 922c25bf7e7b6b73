import type { FieldHook, TextField } from 'payload'
import { expect, test } from 'vitest'
import { staffText } from '../staff-words.ts'
import { stores } from './stores.ts'

const fields = stores.fields.flatMap((field) => (field.type === 'row' ? field.fields : [field]))
const named = (name: string) => fields.find((field) => 'name' in field && field.name === name) as TextField

/** As a save of the form does. */
function saved(name: string, value: unknown): unknown {
  const [hook] = named(name).hooks?.beforeValidate ?? []
  return hook?.({ value } as Parameters<FieldHook>[0])
}

test.each([
  ['postalCode', 'j9p1s8', 'J9P 1S8'],
  ['postalCode', 'J9P 1S8', 'J9P 1S8'],
  ['postalCode', '90210', '90210'],
  ['postalCode', undefined, undefined],
  ['phone', '(819) 555 0101', '819-555-0101'],
  ['phone', '819.555.0101 poste 12', '819-555-0101 ext. 12'],
  ['phone', '+33 1 23 45 67 89', '+33 1 23 45 67 89'],
])('the %s of a store, typed as %j, is stored as %j', (name, typed, stored) => expect(saved(name, typed)).toBe(stored))

test('a store without coordinates gets those of its town; what is typed stays', async () => {
  const [fill] = stores.hooks?.beforeValidate ?? []
  const address = { city: 'Gatineau', province: 'QC', postalCode: 'J8X 2K5' }
  const filled = async (data: object) => fill?.({ data } as Parameters<typeof fill>[0])
  expect(await filled({ ...address, latitude: null })).toMatchObject({ latitude: 45.48, longitude: -75.7 })
  expect(await filled({ ...address, latitude: 45.4, longitude: -75.7 })).toMatchObject({ latitude: 45.4 })
})

test.each([
  ['J9P 1S8', true],
  ['90210', staffText('en', 'refusal_postal_code')],
  ['', staffText('en', 'refusal_postal_code')],
])('the postal code %j: %s', (code, answer) => {
  const { validate }: { validate?: unknown } = named('postalCode')
  expect((validate as (value: unknown) => true | string)(code)).toBe(answer)
})
