import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { blockSchemas } from '../../blocks/schemas.ts'
import { promoMessages } from './content.ts'

type Link = { at: string; validate?: unknown }

/** Every field below these that holds a link, by its name. */
const linksIn = (fields: Field[], at: string): Link[] =>
  fields.flatMap((field) => {
    const own = 'name' in field && field.name ? `${at}.${field.name}` : at
    if (field.type === 'text') return /link|url|href/i.test(field.name) ? [{ at: own, validate: field.validate }] : []
    if (field.type === 'blocks') return field.blocks.flatMap((block) => linksIn(block.fields, `${own}.${block.slug}`))
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => linksIn(tab.fields, own))
    return 'fields' in field ? linksIn(field.fields, own) : []
  })
const links = [...blockSchemas, promoMessages].flatMap(({ slug, fields }) => linksIn(fields, slug))

test('these are all the links of blocks and of the ticker', () =>
  expect(links.map(({ at }) => at).toSorted()).toEqual([
    'action.items.link',
    'columns.columns.link',
    'hero.items.link',
    'iframeembed.iframe_url',
    'image.link',
    'promo-messages.url',
    'vertimage.vert_link',
  ]))

test.each(links)('$at leads to no other host in disguise, and to no script', ({ validate }) => {
  expect(validate).toBeTypeOf('function')
  const answer = (link: unknown) => (validate as (value: unknown, beside: object) => unknown)(link, {})
  for (const evil of ['//evil.example', '/\\evil.example', 'data:text/html,x', 'javascript:alert(1)'])
    for (const written of [evil, { en: evil, fr: evil }]) expect(answer(written), evil).toBeTypeOf('string')
})
