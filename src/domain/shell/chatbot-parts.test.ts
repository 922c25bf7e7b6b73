import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { askLook, chatbotParts, chatTopics } from './chatbot-parts.ts'
import { pageKind } from './page-kind.ts'

// acceptance 42–44: `/fr/panier` and `/en/cart` are the same page, "cart"
test.each([
  ['home', false],
  ['product', false],
  ['cart', false],
  ['login', false],
  ['search', true],
  ['category', true],
  ['listing', true],
  ['brands', true],
  ['explore', true],
  ['stores', true],
  ['store', true],
  ['account', true],
  ['checkout', true],
  ['questions', false],
  ['reviews', true],
  [undefined, true],
] as const)('on page %s the extra button shows: %s, in both languages (acceptance 43, 44)', (page, extraButton) => {
  const kind = pageKind(page)
  expect(chatbotParts({ locale: 'en', kind, name: page, flag: true })).toEqual({
    floating: page !== 'checkout',
    extraButton,
  })
  expect(chatbotParts({ locale: 'fr', kind, name: page, flag: true })).toEqual({ floating: false, extraButton })
  for (const locale of locales)
    expect(chatbotParts({ locale, kind, name: page, flag: false })).toEqual({ floating: false, extraButton: false })
})

test.each([
  ['search', 'choice'],
  ['listing', 'choice'],
  ['category', 'choice'],
  ['brands', 'question'],
  ['store', 'question'],
  ['order', 'question'],
  ['checkout', 'line'],
  [undefined, 'question'],
] as const)('on page %s the extra button is a %s', (page, look) => {
  expect(askLook(pageKind(page))).toBe(look)
})

test.each([
  ['product', 'delivery'],
  ['cart', 'delivery'],
  ['listing', 'delivery'],
  ['store', 'hours'],
  ['order', 'order'],
  ['checkout', 'order'],
  [undefined, 'order'],
] as const)('on page %s the assistant begins with %s, and offers all it knows, a person last', (page, first) => {
  const topics = chatTopics(pageKind(page))
  expect([topics[0], topics.at(-1)]).toEqual([first, 'person'])
  expect(topics.toSorted()).toEqual(['delivery', 'hours', 'order', 'person', 'returns'])
  expect(chatTopics(pageKind(page), true)).toEqual(topics.filter((topic) => topic !== 'hours'))
})
