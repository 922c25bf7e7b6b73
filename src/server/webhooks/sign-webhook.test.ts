import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from './sign-webhook.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

// As the reference implementation (standardwebhooks 1.1.1) signs them.
test.each([
  [
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1_614_265_330,
    '{"test": 2432232314}',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ],
  [
    'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W',
    1_674_087_231,
    '{"name":"Étienne"}',
    'v1,ITG5NompD87QDkzZxWy11JCqXYGvpJVdrl84AWj1MW0=',
  ],
])('%s is signed as the specification says', (id, seconds, body, signature) =>
  expect(signedHeaders([secret], { id, at: seconds * 1000 + 999, body })).toEqual({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature,
  }),
)

test('while a secret is replaced both sign', () => {
  const [first, second] = [newWebhookSecret(), newWebhookSecret()]
  const message = { id: 'msg_1', at: 0, body: '{}' }
  const signature = (secrets: string[]) => signedHeaders(secrets, message)['webhook-signature']
  expect(signature([first, second])).toBe(`${signature([first])} ${signature([second])}`)
  expect(Buffer.from(first.replace('whsec_', ''), 'base64')).toHaveLength(32)
  expect(first).not.toBe(second)
})
