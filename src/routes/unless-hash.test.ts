import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shouldRevalidate as checkout } from './checkout.tsx'
import { shouldRevalidate } from './unless-hash.ts'

const from = (before: string, after: string, formMethod?: 'GET' | 'POST') =>
  shouldRevalidate({
    currentUrl: new URL(before, 'https://portage.example'),
    nextUrl: new URL(after, 'https://portage.example'),
    formMethod,
    defaultShouldRevalidate: true,
  })

test.each([
  ['a dialog closes', '/en/brands#stores', '/en/brands', undefined, false],
  ['a dialog closes over results', '/en/search?q=tent#stores', '/en/search?q=tent', undefined, false],
  ['a link to the page itself', '/en/brands', '/en/brands', undefined, true],
  ['another page', '/en/brands#stores', '/en/stores', undefined, true],
  ['other results', '/en/search?q=tent#stores', '/en/search?q=boot', undefined, true],
  ['a form that was sent', '/en/cart#stores', '/en/cart', 'POST', true],
] as const)('%s', (_, before, after, method, reads) => expect(from(before, after, method)).toBe(reads))

test('the checkout reads again after a refusal, not without a connection, and not for a dialog', () => {
  const move = (before: string, more: object) =>
    checkout({
      currentUrl: new URL(before, 'https://portage.example'),
      nextUrl: new URL('/en/checkout/review', 'https://portage.example'),
      defaultShouldRevalidate: false,
      ...more,
    } as Parameters<typeof checkout>[0])
  const sent = { formMethod: 'POST', actionStatus: 409 } as const
  expect([
    move('/en/checkout/review', { ...sent, actionResult: { refusal: 'changed' } }),
    move('/en/checkout/review', { ...sent, actionResult: { offline: true } }),
    move('/en/checkout/review#sign-in', {}),
  ]).toEqual([true, false, false])
})

test('every page that reads something says when it reads again', () => {
  const pages = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [name, readFileSync(`${import.meta.dirname}/${name}`, 'utf8')] as const)
  const reading = pages.filter(([, code]) => /export (async )?(function|const) loader/.test(code))
  expect(reading.length).toBeGreaterThan(15)
  expect(reading.filter(([, code]) => !/export .*\bshouldRevalidate\b/.test(code)).map(([name]) => name)).toEqual([])
})
