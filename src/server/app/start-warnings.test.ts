import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'
import { foundBy, startWarnings } from './start-warnings.ts'

const own = { NODE_ENV: 'production', APP_ROOT: '/srv' }
const several = { ROLE: 'shop', DATABASE_URL: 'postgres://db/portage' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}
const mail = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'shop@shop.example.ca' }

test.each([
  ['a shop on the own machine', {}, []],
  [
    'a public shop without services',
    { SITE_URL: 'https://shop.example.ca' },
    [
      /^Payments go to the test.+ Set STRIPE_SECRET_KEY, .+ and STRIPE_WEBHOOK_SECRET to be paid\.$/,
      /^Mails are files in \/srv\/\.data\/mail,/,
    ],
  ],
  ['a public shop that is paid', { SITE_URL: 'https://shop.example.ca', ...stripe }, [/^Mails/]],
  ['a public shop with both', { SITE_URL: 'https://shop.example.ca', ...stripe, ...mail }, []],
  [
    'a public shop whose mails have the sample’s sender',
    { SITE_URL: 'https://shop.example.ca', ...stripe, ...mail, MAIL_FROM: '' },
    [/^Mails leave as Portage <bonjour@portage\.example>, .+ Set MAIL_FROM/],
  ],
  ['a shop of several without a secret', several, [/^This process is one of several \(ROLE=shop\)/]],
  ['an admin of its own without a secret', { ...several, ROLE: 'admin' }, [/Set the same SECRET for all\.$/]],
  ['a shop of several with a secret', { ...several, SECRET: 'the same for all of them' }, []],
  ['a public address in development', { SITE_URL: 'https://shop.example.ca', NODE_ENV: 'development' }, []],
])('%s is warned of what its shoppers would meet', (_, set, expected) =>
  expect(startWarnings(parseEnv({ ...own, ...set })).filter((each) => !each.startsWith('The time-zone'))).toEqual(
    expected.map((each) => expect.stringMatching(each)),
  ),
)

test('what an open shop cannot look at is said, beside what was found', async () => {
  const looks = [Promise.reject(new Error('the bucket does not answer')), Promise.resolve(undefined)]
  expect(await foundBy([...looks, Promise.resolve('lake.jpg is missing')])).toEqual([
    'Not all of the shop could be looked at: the bucket does not answer',
    'lake.jpg is missing',
  ])
})
