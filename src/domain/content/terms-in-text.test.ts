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

test('a promise of free delivery is seen', () =>
  expect(['{free-from}', '$50'].map(promisesFreeDelivery)).toEqual([true, false]))
