import { setTimeout as sleep } from 'node:timers/promises'
import { getShopPayload } from '../src/server/database/payload.ts'
import { goodPassword, testAccounts } from '../src/server/testing/accounts.ts'
import { median, percentile } from './figure.ts'

/**
 * Times the answers of accounts on the empty database of the environment, an address that has an account and one that
 * has none in turns.
 */
const times = Number(process.argv[2] ?? 200)
const payload = await getShopPayload()
const world = testAccounts(() => payload)
const known = 'anna@example.com'

const anna = world.browser()
await anna.does({ intent: 'register', name: 'Anna', email: known, password: goodPassword, terms: 'on' })
while (world.mails.length === 0) await sleep(20)
await anna.does({ intent: 'confirm', token: world.tokenIn(world.mails[0]) })

const asked = {
  'sign-in with a wrong password': { intent: 'sign-in', password: 'not the password' },
  'password reset': { intent: 'forgot' },
  'code request': { intent: 'code' },
  'wrong code': { intent: 'code', code: '000000' },
  registration: { intent: 'register', name: 'Eve', password: goodPassword, terms: 'on' },
}
for (const [name, form] of Object.entries(asked)) {
  const taken: [number[], number[]] = [[], []]
  for (let turn = 0; turn < times * 2; turn++) {
    // No wait grows, and an address is unknown once only.
    world.clock.now += 3 * 3_600_000
    const browser = world.browser()
    const began = performance.now()
    await browser.asks({
      ...form,
      email: turn % 2 === 0 ? known : `nobody-${name.replaceAll(' ', '-')}-${turn}@example.com`,
    })
    taken[turn % 2]?.push(performance.now() - began)
    // Work deferred by one response is finished before the next is timed.
    await browser.closes()
  }
  const [one, other] = taken.map(
    (all) => `p50 ${median(all).toFixed(2)} ms, p99 ${percentile(all, 0.99).toFixed(2)} ms`,
  )
  console.log(`  ${name}: known ${one}; unknown ${other}`)
}
await payload.destroy()
process.exit(0)
