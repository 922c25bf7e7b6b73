import { expect, test } from 'vitest'
import { consentOf, cookieIn, everything, nothing } from './consent.ts'
import { consentMode } from './consent-mode.ts'
import { withChoice } from './optanon.ts'

const before = withChoice(undefined, everything, { at: 'x', gpc: false })
const under = withChoice(undefined, everything, { at: 'x', gpc: true })

// acceptance 146, 148
test.each([
  ['nothing known', undefined, false, { answered: false, gpc: false, choice: nothing }],
  ['a damaged cookie', 'groups=C0002%3', false, { answered: false, gpc: false, choice: nothing }],
  ['all granted', before, false, { answered: true, gpc: false, choice: everything }],
  [
    'some granted',
    'groups=C0001%3A1%2CC0003%3A1',
    false,
    { answered: true, gpc: false, choice: { ...nothing, C0003: true } },
  ],
  ['Global Privacy Control answers for the shopper', undefined, true, { answered: true, gpc: true, choice: nothing }],
  ['it overrules what was granted before it', before, true, { answered: true, gpc: true, choice: nothing }],
  ['what was granted under it counts', under, true, { answered: true, gpc: true, choice: everything }],
  ['… and after it was turned off', under, false, { answered: true, gpc: false, choice: everything }],
])('%s (acceptance 148)', (_, cookie, gpc, consent) => expect(consentOf(cookie, gpc)).toEqual(consent))

test.each([
  ['OptanonConsent=a=1&b=2; cart=3', 'a=1&b=2'],
  ['cart=3;OptanonConsent=x', 'x'],
  ['XOptanonConsent=1; cart=OptanonConsent=2', undefined],
  ['', undefined],
])('in "%s" the cookie is %s', (cookies, value) => expect(cookieIn(cookies, 'OptanonConsent')).toBe(value))

test('Google’s consent mode follows the groups; unknown is denied', () => {
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  }
  expect(consentMode(nothing)).toEqual(denied)
  expect(consentMode({ ...nothing, C0002: true })).toEqual({ ...denied, analytics_storage: 'granted' })
  expect(consentMode({ ...nothing, C0003: true })).toEqual({
    ...denied,
    functionality_storage: 'granted',
    personalization_storage: 'granted',
  })
  expect(consentMode({ ...nothing, C0004: true })).toEqual({
    ...denied,
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  })
  expect(consentMode({ ...nothing, C0005: true })).toEqual(denied)
})
