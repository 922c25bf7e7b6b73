import { expect, test } from 'vitest'
import { specifiedTerms } from '../shop-terms.ts'
import { promisesFreeDelivery, termsInText, termsInTexts } from './terms-in-text.ts'

const { shipping } = specifiedTerms
const others = { shipping: { costs: { ...shipping.costs, regular: 12_50 } }, returnDays: 30, returnLabel: 12_00 }

test.each([
  ['Free from {free-from}, for {return-days} days', specifiedTerms, 'en', 'Free from $50, for 60 days'],
  ['Gratuit dès {free-from} d’achat', specifiedTerms, 'fr', 'Gratuit dès 50\u00a0$ d’achat'],
  ['{standard} ou {express}', others, 'fr', '12,50\u00a0$ ou 18\u00a0$'],
  ['{standard} or {express}, {return-days} days', others, 'en', '$12.50 or $18, 30 days'],
  ['Ses {return-label} sont déduits', specifiedTerms, 'fr', 'Ses 8\u00a0$ sont déduits'],
  ['Its cost, {return-label}', others, 'en', 'Its cost, $12'],
  ['Free from {free-from}', others, 'en', 'Free from —'],
  ['Dear {name}, {standard}{', specifiedTerms, 'en', 'Dear {name}, $10{'],
] as const)('%s', (text, terms, locale, filled) => expect(termsInText(text, terms, locale)).toBe(filled))

test('every text of a page is filled, and nothing else is touched', () => {
  const page = { title: '{return-days} days', slices: [{ id: 7, texts: ['{express}'], isOn: true, none: undefined }] }
  expect(termsInTexts(page, specifiedTerms, 'en')).toEqual({
    title: '60 days',
    slices: [{ id: 7, texts: ['$18'], isOn: true, none: undefined }],
  })
})

const reach = { telephone: '514-555-0171', email: 'aide@portage.test' }
const call = '<p><a href="tel:%7Btelephone%7D">{telephone}</a></p>'
const write = '<p><a href="mailto:%7Bemail%7D">{email}</a></p>'

test.each([
  ['{telephone}, {email}', reach, '514\u00a0555-0171, aide@portage.test'],
  ['tel:{telephone}', reach, 'tel:5145550171'],
  ['mailto:{email}', reach, 'mailto:aide@portage.test'],
  [call, reach, '<p><a href="tel:5145550171">514\u00a0555-0171</a></p>'],
  [write, reach, '<p><a href="mailto:aide@portage.test">aide@portage.test</a></p>'],
  // Nothing to call or to write to: no link that leads nowhere.
  [call, { email: 'aide@portage.test' }, '<p>—</p>'],
  [write, { telephone: '514-555-0171' }, '<p>—</p>'],
  [`${call}{email}`, { telephone: '<b>"1"</b>', email: '' }, '<p><a href="tel:1">b1/b</a></p>—'],
])('how the shop is reached: %s, %o', (text, reached, filled) =>
  expect(termsInText(text, { ...specifiedTerms, ...reached }, 'fr')).toBe(filled),
)

test('a promise of free delivery is seen', () =>
  expect(['{free-from}', '$50'].map(promisesFreeDelivery)).toEqual([true, false]))
