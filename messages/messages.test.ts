import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import staffEn from './staff.en.json' with { type: 'json' }
import staffFr from './staff.fr.json' with { type: 'json' }

type Message = string | { match: Record<string, string> }[]
type Messages = Record<string, Message>

/** Words of the shop that both languages share. */
const sameInShop = [
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
  'store_services',
  ...['ab', 'mb', 'nu', 'on', 'sk', 'yt'].map((province) => `store_province_${province}`),
]

/** The same of the admin. */
const sameForStaff = [
  'group_catalogue',
  'bulk_kind_collections',
  'one_product_collections',
  'one_exceptions',
  'one_pages',
  'one_layout',
  'one_menus',
  'one_questions',
  'many_questions',
  'label_questions_text',
  'label_dropdown_title',
  'many_product_collections',
  'many_pages',
  'many_menus',
  'label_description',
  'label_collections',
  'label_code',
  'label_logo',
  'label_shop_settings_logo',
  'phone_province',
  'phone_regular',
  'phone_express',
  'label_province',
  'label_latitude',
  'label_longitude',
  'label_services',
  'label_date',
  'label_layout',
  'label_importance',
  'label_source',
  'label_collection',
  'label_pages',
  'label_alerttype',
  'label_active',
  'label_action',
  'label_search_rules_url',
  'label_kind',
  'label_total',
  'label_message',
  'label_at',
  'label_note',
  'label_gpc',
  'label_version',
  'option_camping',
  'option_yoga',
  'option_standard',
  'option_beige',
  'option_orange',
  'option_collection',
  'option_INFORMATION',
  'option_stripe',
  'option_note',
  'option_excluded',
  'order_actions',
  'grid_figure_stock',
  'order_total',
  'accounting_sum_taxes',
  'accounting_sum_total',
  'order_event_note',
  'shipping_rate_regular',
  'shipping_rate_express',
  'store_provinces',
  'one_webhooks',
  'security_subject_webhook',
  'many_webhooks',
  'label_webhook_deliveries_webhook',
]

describe.each([
  ['the shop', asMessages(en), asMessages(fr), sameInShop],
  ['the staff', asMessages(staffEn), asMessages(staffFr), sameForStaff],
])('the words of %s', (_, english, french, sameInBoth) => {
  const keys = Object.keys(english)
  const frenchTexts = Object.entries(french).flatMap(([key, message]) =>
    textsOf(message).map((text) => ({ key, text })),
  )

  test('have the same keys in both languages', () => expect(Object.keys(french).toSorted()).toEqual(keys.toSorted()))

  test('are translated', () => {
    const same = keys.filter((key) => textsOf(english[key]).join() === textsOf(french[key]).join())
    const withLetters = same.filter((key) =>
      /\p{L}/u.test(
        textsOf(english[key])
          .join()
          .replaceAll(/\{\w+\}/g, ''),
      ),
    )
    expect(withLetters.filter((key) => !sameInBoth.includes(key))).toEqual([])
  })

  test('are not empty', () =>
    expect(
      [...Object.entries(english), ...Object.entries(french)].filter(([, message]) =>
        textsOf(message).some((text) => text.trim() === ''),
      ),
    ).toEqual([]))

  test('fill in the same values', () => {
    const values = (message: Message | undefined) =>
      [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted().join()
    expect(keys.filter((key) => values(french[key]) !== values(english[key]))).toEqual([])
  })

  test.each([
    ['an apostrophe is ’', /'/],
    ['U+00A0 stands before : ; ! ? »', /[^\u00a0][:;!?»](?=\s|$)/],
    ['U+00A0 stands after «', /«[^\u00a0]/],
    ['quotation marks are « »', /["“”]/],
    ['a short pronoun stays in the line of its verb', /[a-zé]-(?:la|le|les|en|y)(?![-\wé’])/],
  ])('in French, %s', (_rule, wrong) => expect(frenchTexts.filter(({ text }) => wrong.test(text))).toEqual([]))
})

test('each message of the shop has a reader', () => {
  const { pathname: cwd } = new URL('..', import.meta.url)
  const files = globSync('{src,e2e}/**/*.{ts,tsx}', { cwd, exclude: ['src/paraglide*/**'] })
  const read = new Set(
    files.flatMap((file) => [...readFileSync(cwd + file, 'utf8').matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)),
  )
  expect(Object.keys(asMessages(en)).filter((key) => !read.has(key))).toEqual([])
})

function textsOf(message: Message | undefined): string[] {
  return typeof message === 'string' ? [message] : (message ?? []).flatMap(({ match }) => Object.values(match))
}

function asMessages(json: Record<string, unknown>): Messages {
  const { $schema: _, ...rest } = json
  return rest as Messages
}
