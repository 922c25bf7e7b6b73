import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('says whom to write to of a weakness, for half a year from any day on', () => {
  const text = (now: string) =>
    securityTxt({ siteUrl: 'https://shop.test', office: 'help@shop.test', now: Date.parse(now) })
  expect(text('2026-11-22T15:00:00Z')).toBe(
    'Contact: mailto:help@shop.test\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: en, fr\nCanonical: https://shop.test/.well-known/security.txt\n',
  )
  expect(text('2026-11-22T23:00:00Z')).toBe(text('2026-11-22T01:00:00Z'))
  expect(text('2026-11-23T01:00:00Z')).not.toBe(text('2026-11-22T01:00:00Z'))
})
