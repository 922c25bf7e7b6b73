import type { Field, NumberField } from 'payload'
import { expect, test } from 'vitest'
import { centsField } from './cents-field.ts'
import { dayOrEmptyRule } from './day-rule.ts'
import { keyField, slugField } from './key-field.ts'
import { pages } from '../collections/content.ts'
import { orderEvents, orders, payments } from '../collections/orders.ts'
import { giftCardEntries, giftCards } from '../collections/promotions.ts'
import { sizeGuides } from '../collections/size-guides.ts'
import { brands, categories, colours, productCollections, sellers, tags } from '../collections/taxonomy.ts'
import { staffText } from '../staff-words.ts'

const validate = (field: { validate?: unknown }, value: unknown) =>
  (field.validate as (value: unknown) => true | string)(value)

test.each([
  [0, true],
  [179_00, true],
  [100_000_00, true],
  [100_000_01, 'Enter an amount from 0 to 100,000, with no fraction of a cent.'],
  [-1, 'Enter an amount from 0 to 100,000, with no fraction of a cent.'],
  [1.5, 'Enter an amount from 0 to 100,000, with no fraction of a cent.'],
  ['5', 'Enter an amount from 0 to 100,000, with no fraction of a cent.'],
])('an amount of %s cents: %s', (value, answer) => expect(validate(centsField('price'), value)).toBe(answer))

test.each([null, undefined])('no amount (%s) is refused only where one is needed', (value) => {
  expect(validate(centsField('price', { required: true }), value)).toBe('Enter an amount.')
  expect(validate(centsField('salePrice'), value)).toBe(true)
})

test.each([
  ['tent', true],
  ['sac-a-dos-2', true],
  ['', false],
  ['Tent', false],
  ['-tent', false],
  ['tent--x', false],
  ['été', false],
  ['a/b', false],
  [7, false],
  [null, false],
])('the key %s is one: %s', (value, is) => {
  expect(validate(keyField(), value) === true).toBe(is)
  expect(validate(slugField(), value) === true).toBe(is)
})

test.each([categories, brands, productCollections, colours, tags, sellers, sizeGuides])(
  'the key of $slug is made of the name while it is typed',
  ({ fields }) =>
    expect(fields.find((field) => 'name' in field && field.name === 'key')?.admin?.components).toMatchObject({
      Field: { clientProps: { from: 'name' } },
    }),
)

test('the key of a page, and its slug in each language, are made of the title', () => {
  for (const name of ['key', 'slug'])
    expect(pages.fields.find((field) => 'name' in field && field.name === name)?.admin?.components).toMatchObject({
      Field: { clientProps: { from: 'title' } },
    })
})

test.each(['', null, undefined, { en: 'tent', fr: '' }])(
  'of an empty one (%j) is said that it is required',
  (value) => {
    expect(validate(slugField(), value)).toBe(staffText('en', 'refusal_slug_empty'))
    if (typeof value !== 'object' || value === null)
      expect(validate(keyField(), value)).toBe(staffText('en', 'refusal_key_empty'))
  },
)

test.each([
  [{ en: 'tent', fr: 'tente' }, true],
  [{ en: 'tent', fr: 'Tente' }, false],
  [{ en: 'tent', fr: '' }, false],
])('the slugs %j are good: %s', (value, is) => expect(validate(slugField(), value) === true).toBe(is))

test.each([
  ['2026-11-29', true],
  ['', true],
  ['1129-02-02', 'Enter a date as YYYY-MM-DD, not before 1990.'],
  ['29 nov. 2026', 'Enter a date as YYYY-MM-DD, not before 1990.'],
])('the day “%s”: %s', (value, answer) => expect(validate({ validate: dayOrEmptyRule }, value)).toBe(answer))

const numbersOf = (fields: readonly Field[]): NumberField[] =>
  fields.flatMap((field) => (field.type === 'number' ? [field] : field.type === 'row' ? numbersOf(field.fields) : []))
test.each([giftCards, giftCardEntries, payments, orders, orderEvents])(
  'lists of $slug show their amounts in dollars',
  ({ fields }) => {
    const amounts = numbersOf(fields).filter(({ name }) =>
      /^(?:amount|balance|captured|refunded|total|due|paid)$/.test(name),
    )
    expect(amounts).not.toEqual([])
    for (const { admin } of amounts) expect(admin?.components?.Cell).toContain('#CentsCell')
  },
)
