import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentGroups, hasChosen, hasGroup, wasChosenUnderGpc, withChoice } from './optanon.ts'

// acceptance 146, 148
test.each([
  ['no cookie', undefined, false],
  ['null', null, false],
  ['an empty cookie', '', false],
  ['granted', 'version=202401.1.0&groups=C0001%3A1%2CC0002%3A1%2CC0003%3A0&AwaitingReconsent=false', true],
  ['granted, listed last', 'groups=C0001%3A1%2CC0004%3A0%2CC0002%3A1', true],
  ['granted, in a cookie its reader has decoded', 'groups=C0001:1,C0002:1', true],
  [
    'granted, in a cookie its writer has encoded whole',
    encodeURIComponent('version=6.2&groups=C0001%3A1%2CC0002%3A1'),
    true,
  ],
  ['refused', 'groups=C0001%3A1%2CC0002%3A0', false],
  ['not listed', 'groups=C0001%3A1%2CC0003%3A1', false],
  ['groups of other names', 'groups=1%3A1%2C2%3A1%2CV2STACK42%3A1', false],
  ['no groups at all', 'version=202401.1.0&hosts=', false],
  ['empty groups', 'groups=&version=1', false],
  ['a name that only begins like it', 'groups=C00021%3A1%2CXC0002%3A1', false],
  ['granted in another field', 'genVendors=C0002%3A1&groups=C0001%3A1', false],
  ['granted in a field whose name ends like it', 'oldgroups=C0002%3A1', false],
  ['a flag that is neither', 'groups=C0002%3A2', false],
  ['a flag with more behind', 'groups=C0002%3A10', false],
  ['no flag', 'groups=C0002', false],
  ['both answers', 'groups=C0002%3A1%2CC0002%3A0', false],
  ['both answers, the other way round', 'groups=C0002%3A0%2CC0002%3A1', false],
  ['two lists that disagree', 'groups=C0002%3A0&groups=C0002%3A1', false],
  ['damaged encoding', 'groups=C0001%3A1%2CC0002%3A1%2', false],
  ['cut in the middle', 'groups=C0001%3A1%2CC0002%3', false],
  ['noise', '%%%&&==;;', false],
])('%s: C0002 granted is decided (acceptance 146)', (_, cookie, granted) =>
  expect(hasGroup(cookie, 'C0002')).toBe(granted),
)

const realCookies = new URL('../../../../shared/fixtures/consent/optanon-cookies.json', import.meta.url)
test.skipIf(!existsSync(realCookies))(
  'real cookies decide as listed; skipped where the fixtures are absent (acceptance 146)',
  () => {
    const { samples }: { samples: { era: string; raw: string; expect_c0002: boolean }[] } = JSON.parse(
      readFileSync(realCookies, 'utf8'),
    )
    expect(samples.length).toBeGreaterThan(0)
    for (const { era, raw, expect_c0002 } of samples) {
      expect(hasGroup(raw, 'C0002'), era).toBe(expect_c0002)
      expect(hasChosen(raw), era).toBe(true)
    }
  },
)

test.each([
  [undefined, false],
  ['', false],
  ['version=1', false],
  ['groups=C0001%3A1%2CC0002%3A0', true],
])('the shopper of "%s" has chosen: %s (acceptance 148)', (cookie, chosen) => expect(hasChosen(cookie)).toBe(chosen))

test('a choice replaces the groups, preserves the other fields, and always grants the strictly necessary (acceptance 148)', () => {
  const choice = { C0002: true, C0003: false, C0004: false, C0005: false }
  expect(withChoice(undefined, choice)).toBe('groups=C0001%3A1%2CC0002%3A1%2CC0003%3A0%2CC0004%3A0%2CC0005%3A0')
  expect(withChoice('version=6.20.0&groups=C0001%3A0%2CC0002%3A0%2CC0015%3A1&geolocation=CA%3BQC', choice)).toBe(
    'version=6.20.0&geolocation=CA%3BQC&groups=C0001%3A1%2CC0002%3A1%2CC0003%3A0%2CC0004%3A0%2CC0005%3A0%2CC0015%3A1',
  )
})

test('OneTrust finds its fields: when, how often, whether Global Privacy Control was on; no personal identifier is among them', () => {
  const choice = { C0002: true, C0003: false, C0004: false, C0005: false }
  const first = withChoice(undefined, choice, {
    at: 'Sat Nov 21 2026 09:00:00 GMT-0500 (heure normale de l’Est)',
    gpc: false,
  })
  const fields = new URLSearchParams(first)
  expect(Object.fromEntries(fields)).toEqual({
    isGpcEnabled: '0',
    datestamp: 'Sat Nov 21 2026 09:00:00 GMT-0500 (heure normale de l’Est)',
    browserGpcFlag: '0',
    isIABGlobal: 'false',
    interactionCount: '1',
    landingPath: 'NotLandingPage',
    AwaitingReconsent: 'false',
    groups: 'C0001:1,C0002:1,C0003:0,C0004:0,C0005:0',
  })
  const second = withChoice(`consentId=7&${first}`, choice, { at: 'later', gpc: true })
  expect(Object.fromEntries(new URLSearchParams(second))).toMatchObject({
    consentId: '7',
    interactionCount: '2',
    datestamp: 'later',
    browserGpcFlag: '1',
  })
  expect([wasChosenUnderGpc(first), wasChosenUnderGpc(second), wasChosenUnderGpc(undefined)]).toEqual([
    false,
    true,
    false,
  ])
})

test('whatever was in the cookie, a written choice reads back, and fits in a header', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constant('a=b; path=/&groups=C0002%3A1')),
      fc.record({ C0002: fc.boolean(), C0003: fc.boolean(), C0004: fc.boolean(), C0005: fc.boolean() }),
      (old, choice) => {
        const cookie = withChoice(old, choice)
        for (const group of consentGroups) expect(hasGroup(cookie, group)).toBe(group === 'C0001' || choice[group])
        expect(cookie).not.toMatch(/[;\s]/)
        expect(withChoice(cookie, choice)).toBe(cookie)
      },
    ),
  ))
