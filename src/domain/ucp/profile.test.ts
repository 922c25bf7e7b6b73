import { describe, expect, test } from 'vitest'
import { handlerName, handlerSchema, profileOf } from './profile.ts'

const key = { kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y', use: 'sig', alg: 'ES256' } as const
const given = {
  siteUrl: 'https://shop.portage.example',
  handler: { gateway: 'test' },
  keys: [key],
  hasLinking: true,
} as const

describe('the profile', () => {
  test('of the current version names the shop’s endpoint, its capabilities and the older versions', () =>
    expect(profileOf('2026-04-08', given)).toMatchObject({
      ucp: {
        version: '2026-04-08',
        supported_versions: { '2026-01-11': 'https://shop.portage.example/ucp/2026-01-11/.well-known/ucp' },
        services: {
          'dev.ucp.shopping': [
            { transport: 'rest', endpoint: 'https://shop.portage.example/ucp/2026-04-08' },
            { transport: 'mcp', endpoint: 'https://shop.portage.example/ucp/2026-04-08/mcp' },
          ],
        },
        capabilities: {
          'dev.ucp.shopping.checkout': [{ version: '2026-04-08' }],
          'dev.ucp.shopping.cart': [{ version: '2026-04-08' }],
          'dev.ucp.common.identity_linking': [{ config: { scopes: { 'dev.ucp.shopping.order:read': {} } } }],
          'dev.ucp.shopping.discount': [{ extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'] }],
        },
        payment_handlers: { 'example.portage.shop.card': [{ id: 'card', config: { gateway: 'test' } }] },
      },
      signing_keys: [key],
    }))

  test('names no linking of accounts where a merchant allows none', () =>
    expect(JSON.stringify(profileOf('2026-04-08', { ...given, hasLinking: false }))).not.toContain('identity_linking'))

  test('of the first version has lists, and its handlers beside the rest', () =>
    expect(profileOf('2026-01-11', given)).toMatchObject({
      ucp: {
        version: '2026-01-11',
        services: { 'dev.ucp.shopping': { rest: { endpoint: 'https://shop.portage.example/ucp/2026-01-11' } } },
        capabilities: expect.arrayContaining([
          expect.objectContaining({ name: 'dev.ucp.shopping.discount', extends: 'dev.ucp.shopping.checkout' }),
        ]),
      },
      payment: { handlers: [{ id: 'card', name: 'example.portage.shop.card' }] },
    }))

  test.each([
    ['test', '^test_'],
    ['stripe', '^(ctoken|pm)_'],
  ] as const)('says how a card of %s is named, by the rule of the gateway', (gateway, tokens) =>
    expect(handlerSchema('https://portage.example', { gateway, tokens })).toMatchObject({
      description: expect.stringMatching(gateway === 'test' ? /no real money/ : /Stripe/),
      properties: { credential: { properties: { token: { pattern: tokens } } } },
    }),
  )

  test.each([
    ['https://portage.example', 'example.portage.card'],
    ['https://gear-shop.example', 'example.gear_shop.card'],
    ['http://localhost:3000', 'localhost.card'],
    ['http://127.0.0.1:3000', 'local.card'],
  ])('names the handler of %s %s', (siteUrl, name) => expect(handlerName(siteUrl)).toBe(name))
})
