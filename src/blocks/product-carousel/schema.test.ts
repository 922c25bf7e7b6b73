import { expect, test } from 'vitest'
import { productCarouselSchema } from './schema.ts'

const validate = (name: string, value: unknown, source: string, language = 'en') => {
  const field = productCarouselSchema.fields.find((each) => 'name' in each && each.name === name)
  const rule = field && 'validate' in field ? field.validate : undefined
  const asked = { siblingData: { source }, req: { i18n: { language } } }
  return (rule as unknown as ((value: unknown, asked: object) => unknown) | undefined)?.(value, asked)
}

test.each([
  ['products', 'products', []],
  ['products', 'products', null],
  ['category', 'category', undefined],
  ['collection', 'collection', null],
  ['search', 'query', ' '],
])('a carousel of %s is not published without any %s', (source, name, value) => {
  expect(validate(name, value, source)).toMatch(/^(Choose|Enter) .*\.$/)
  expect(validate(name, value, source, 'fr')).toMatch(/^(Choisissez|Écrivez) .*\.$/)
})

test.each([
  ['products', 'products', [7]],
  ['category', 'category', 7],
  ['deals', 'category', undefined],
  ['new', 'category', null],
  ['collection', 'collection', 7],
  ['top-sellers', 'category', undefined],
])('a carousel of %s may have as its %s %j', (source, name, value) => expect(validate(name, value, source)).toBe(true))
