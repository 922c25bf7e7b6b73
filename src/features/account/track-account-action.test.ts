// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { dataLayer } from '../analytics/push.ts'
import { dataLayerPush } from '../analytics/testing/data-layer-schema.ts'
import { trackAccountAction } from './track-account-action.ts'

beforeEach(() => void dataLayer().splice(0))

test.each([
  ['in.login.password', { event: 'login', method: 'password' }, 'in'],
  ['in.login.code', { event: 'login', method: 'code' }, 'in'],
  ['employee.login.passkey', { event: 'login', method: 'passkey' }, 'employee'],
  ['in.sign_up.email', { event: 'sign_up', method: 'email' }, 'in'],
])('%s is tracked once', (value, event, left) => {
  document.cookie = `account=${value}; Path=/`
  trackAccountAction()
  trackAccountAction()
  expect([dataLayer(), document.cookie]).toEqual([[event], `account=${left}`])
  expect(dataLayer().every((push) => dataLayerPush.safeParse(push).success)).toBe(true)
})

test('being signed in is not an act, nor is being signed out', () => {
  for (const value of ['in', 'employee', '']) {
    document.cookie = `account=${value}; Path=/`
    trackAccountAction()
  }
  expect(dataLayer()).toEqual([])
})
