import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

type Message = string | { match: Record<string, string> }[]
const messages: Record<'en' | 'fr', Record<string, Message>> = { en: asMessages(en), fr: asMessages(fr) }
const textsOf = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : (message ?? []).flatMap(({ match }) => Object.values(match))
const french = Object.entries(messages.fr).flatMap(([key, message]) =>
  textsOf(message).map((text) => [key, text] as const),
)

/** Words that both languages share. */
const sameInBoth = [
  'totals_taxes',
  'totals_total',
  'order_total',
  'activity_camping',
  'activity_yoga',
  'account_minutes',
  'shell_menu',
  'alert_error',
  'colour_family_beige',
  'colour_family_orange',
  'listing_page',
  'product_delivery_regular',
  'product_delivery_express',
  'product_description',
  'stores_provinces',
  'store_services',
  ...['ab', 'mb', 'nu', 'on', 'sk', 'yt'].map((province) => `store_province_${province}`),
]

test('both languages have the same keys', () =>
  expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted()))

test('every message is translated', () => {
  const same = Object.keys(messages.en).filter(
    (key) => textsOf(messages.en[key]).join() === textsOf(messages.fr[key]).join(),
  )
  expect(
    same.filter(
      (key) =>
        !sameInBoth.includes(key) &&
        /\p{L}/u.test(
          textsOf(messages.en[key])
            .join()
            .replaceAll(/\{\w+\}/g, ''),
        ),
    ),
  ).toEqual([])
})

test('no message is empty', () =>
  expect(
    Object.entries({ ...messages.en, ...messages.fr }).filter(([, message]) =>
      textsOf(message).some((text) => text.trim() === ''),
    ),
  ).toEqual([]))

test('both languages fill in the same values', () => {
  const values = (message: Message | undefined) =>
    [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted()
  for (const key of Object.keys(messages.en))
    expect([key, values(messages.fr[key])]).toEqual([key, values(messages.en[key])])
})

test.each(french)('%s is written as French is: %s', (_, text) => {
  expect(text, 'an apostrophe is ’').not.toMatch(/'/)
  expect(text, 'U+00A0 stands before : ; ! ? »').not.toMatch(/[^\u00a0][:;!?»](?=\s|$)/)
  expect(text, 'U+00A0 stands after «').not.toMatch(/«[^\u00a0]/)
  expect(text, 'quotation marks are « »').not.toMatch(/["“”]/)
})

function asMessages(json: Record<string, unknown>): Record<string, Message> {
  const { $schema: _, ...rest } = json
  return rest as Record<string, Message>
}
