import { expect, test } from 'vitest'
import { challengeText, ORDER_SCOPE, serverMetadata } from './identity-linking.ts'

const siteUrl = 'https://portage.example'

test('a challenge says where the token comes from, and which one is needed', () => {
  const from = 'resource_metadata="https://portage.example/.well-known/oauth-protected-resource"'
  expect(challengeText(siteUrl, {})).toBe(`Bearer realm="https://portage.example", ${from}`)
  expect(challengeText(siteUrl, { error: 'insufficient_scope', scope: ORDER_SCOPE })).toBe(
    `Bearer realm="https://portage.example", error="insufficient_scope", scope="${ORDER_SCOPE}", ${from}`,
  )
})

test('the issuer is the shop’s address to the letter, and no secret is shared with agents', () => {
  const text = JSON.stringify(serverMetadata(siteUrl))
  expect(serverMetadata(siteUrl)).toMatchObject({ issuer: siteUrl })
  expect(text).not.toContain('client_secret')
})
