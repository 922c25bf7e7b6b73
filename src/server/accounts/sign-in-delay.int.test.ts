import { beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { signInThrottle } from './sign-in-delay.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))

  test('2,000 attempts from one address stay limited while another signs in normally', async () => {
    await world.customer('anna@example.com')
    const [thief, owner] = [world.browser('192.0.2.66'), world.browser('198.51.100.5')]
    const answers: string[] = []
    for (let batch = 0; batch < 20; batch++) {
      const some = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          thief.does({ intent: 'sign-in', email: 'anna@example.com', password: `guess number ${batch} ${at}` }),
        ),
      )
      answers.push(...some.map((answer) => (answer.ok ? 'in' : answer.reason)))
      if (batch === 10) {
        world.clock.now += 61_000
        expect(
          await owner.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword }),
        ).toMatchObject({ ok: true })
      }
    }
    expect(answers).toHaveLength(2000)
    expect(answers.filter((answer) => answer === 'in')).toEqual([])
    expect(answers.filter((answer) => answer !== 'wait').length).toBeLessThan(12)
    world.clock.now += 61_000
    expect(
      await world
        .browser('198.51.100.6')
        .does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword }),
    ).toMatchObject({ ok: true })
  })

  test('its owner does not wait because of strangers at a hundred addresses, where she signed in before', async () => {
    world.clock.now += 3_700_000
    const signIn = (address: string, password: string) =>
      world.browser(address).does({ intent: 'sign-in', email: 'anna@example.com', password })
    expect(await signIn('198.51.100.9', goodPassword)).toMatchObject({ ok: true })
    const strangers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => signIn(`192.0.2.${i + 1}`, `a guess of ${i}`)),
    )
    expect(strangers.filter(({ ok }) => ok)).toEqual([])
    // The account's own wait holds strangers up, one more or not.
    expect(await signIn('192.0.2.201', 'one more guess')).toMatchObject({ ok: false, reason: 'wait' })
    expect(await signIn('198.51.100.9', goodPassword)).toMatchObject({ ok: true })
    // Her own network is no way around it for others' accounts, nor for guesses there.
    const guesses = []
    for (let i = 0; i < 8; i++) guesses.push(await signIn('198.51.100.9', `a guess of ${i}`))
    expect(guesses.at(-1)).toMatchObject({ ok: false, reason: 'wait' })
    world.clock.now += 3_700_000
  })

  test('nor for a code, and the mail with it', async () => {
    const email = 'dora@example.com'
    // Confirmed there, which is a sign-in, too.
    await world.customer(email, '198.51.100.19')
    const owner = world.browser('198.51.100.19')
    const strangers = (form: object) =>
      Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          world.browser(`192.0.2.${i + 1}`).does({ intent: 'code', email, ...form }),
        ),
      )
    const isHeldUp = async (form: object) =>
      expect((await strangers(form)).at(-1)).toMatchObject({ ok: false, reason: 'wait' })
    await strangers({})
    await isHeldUp({})
    await strangers({ code: '000000' })
    await isHeldUp({ code: '000000' })
    const before = world.mails.length
    expect(await owner.does({ intent: 'code', email })).toEqual({ ok: true, notice: 'code-sent' })
    await expect.poll(() => world.mails.length).toBe(before + 1)
    const code = /\d{6}/.exec(world.mails.at(-1)?.subject ?? '')?.[0]
    await isHeldUp({ code: '000000' })
    expect(await owner.does({ intent: 'code', email, code })).toMatchObject({ ok: true })
    expect(await owner.does({ intent: 'forgot', email })).toEqual({ ok: true, notice: 'check-mail' })
    // Nor is her network a way to flood a mailbox, her own or another.
    const asked = []
    for (let i = 0; i < 4; i++) asked.push(await owner.does({ intent: 'forgot', email }))
    expect(asked.at(-1)).toMatchObject({ ok: false, reason: 'wait' })
    world.clock.now += 3 * 3_600_000
  })

  test('nor for what she changes while signed in, which her own guesses hold up', async () => {
    const cleo = await world.customer('cleo@example.com', '198.51.100.20')
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        world
          .browser(`192.0.2.${i + 1}`)
          .does({ intent: 'sign-in', email: 'cleo@example.com', password: `a guess ${i}` }),
      ),
    )
    for (let i = 0; i < 4; i++)
      await world.browser(`192.0.2.${i + 1}`).does({ intent: 'forgot', email: 'cleo@example.com' })
    const next = 'another three tents'
    expect(await cleo.does({ intent: 'password', current: goodPassword, password: next })).toMatchObject({ ok: true })
    expect(await cleo.does({ intent: 'email', email: 'cleo.b@example.com', current: next })).toMatchObject({ ok: true })
    const guesses = []
    for (let i = 0; i < 8; i++)
      guesses.push(await cleo.does({ intent: 'password', current: `a guess of ${i}`, password: goodPassword }))
    expect(guesses.at(-1)).toMatchObject({ ok: false, reason: 'wait' })
    world.clock.now += 3 * 3_600_000
  })

  test('guessing PINs slows down', async () => {
    const bea = await world.customer('bea@example.com', '198.51.100.12')
    const answers = []
    for (let pin = 100_000; pin < 100_020; pin++)
      answers.push(await bea.does({ intent: 'employee', staffNumber: '4411', pin: String(pin) }))
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'pin-wrong').length).toBeLessThan(4)
  })

  test('attempts from one /64 of IPv6 slow each other down, those from the next do not', async () => {
    const throttle = signInThrottle({ payload: async () => shop.payload, now: () => world.clock.now })
    const attempt = (of: string) => throttle.take([{ counted: 'sign-in address', of }])
    const waits: number[] = []
    for (let time = 0; time < 11; time++) waits.push(await attempt(`2001:db8:5:6:${time}::1`))
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000])
    expect(await attempt('2001:db8:5:7::1')).toBe(0)
    // A release counts for the network, too.
    await throttle.release([{ counted: 'sign-in address', of: '2001:db8:5:6::ffff' }])
    expect(await attempt('2001:db8:5:6::1')).toBe(0)
  })
})
