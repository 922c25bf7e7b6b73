import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { buyAsEmployee, employeeRoom } from './employee-prices.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))
  const rows = () => rowsOf(shop.payload)

  test('a staff number and its PIN entitle one account, until the admin ends it (acceptance 41, 104)', async () => {
    const anna = await world.customer('anna@example.com', '198.51.100.10')
    const bea = await world.customer('bea@example.com', '198.51.100.11')
    const data = { name: 'Anna', staffNumber: '4411', active: true, yearlyLimit: 500_00 }
    const make = (pin?: string) => shop.payload.create({ collection: 'employees', data: { ...data, pin } as never })
    for (const pin of [undefined, '12', 'abcdef']) await expect(make(pin)).rejects.toThrow(/PIN/)
    const { id, ...created } = await make('820134')
    expect(created.pin ?? null).toBeNull()
    await expect(shop.payload.update({ collection: 'employees', id, data: { pin: '99' } as never })).rejects.toThrow(
      /PIN/,
    )
    expect(await anna.does({ intent: 'employee', staffNumber: '4411', pin: '000000' })).toMatchObject({
      reason: 'pin-wrong',
    })
    expect(await anna.does({ intent: 'employee', staffNumber: '9999', pin: '820134' })).toMatchObject({
      reason: 'pin-wrong',
    })
    expect(await anna.does({ intent: 'employee-prices', on: 'on' })).toMatchObject({ reason: 'not-entitled' })
    expect(await anna.does({ intent: 'employee', staffNumber: '4411', pin: '820134' })).toEqual({
      ok: true,
      notice: 'entitled',
    })
    expect(await bea.does({ intent: 'employee', staffNumber: '4411', pin: '820134' })).toMatchObject({
      reason: 'pin-wrong',
    })
    expect([await anna.forRequest().customer(), anna.jar.get('account')]).toEqual([
      expect.objectContaining({ employeePrices: true }),
      'employee',
    ])
    await anna.does({ intent: 'employee-prices' })
    expect([await anna.forRequest().customer(), await anna.forRequest().employee()]).toEqual([
      expect.objectContaining({ employeePrices: false }),
      { entitled: true, on: false, left: 500_00 },
    ])
    // A browser that is signed in already learns of it with the next page of its own.
    const tablet = world.browser('198.51.100.17')
    await tablet.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    expect(tablet.jar.get('account')).toBe('in.login.password')
    await anna.does({ intent: 'employee-prices', on: 'on' })
    await tablet.forRequest().customer()
    expect(tablet.jar.get('account')).toBe('employee.login.password')
    // Another browser, where the prices were never switched on: signing in is enough to see them.
    const laptop = world.browser('198.51.100.16')
    await laptop.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    expect(laptop.jar.get('account')).toBe('employee.login.password')
    const customerId = (await anna.forRequest().customer())?.id ?? ''
    const bought = (amount: number, order: string) => buyAsEmployee(rows(), customerId, amount, order, '2026-11-21')
    expect([
      await bought(300_00, 'P-1'),
      await bought(300_00, 'P-1'),
      await bought(300_00, 'P-2'),
      await bought(200_00, 'P-3'),
    ]).toEqual([true, true, false, true])
    expect([
      await employeeRoom(rows(), customerId, '2026-11-21'),
      await employeeRoom(rows(), customerId, '2027-01-01'),
      await employeeRoom(rows(), 'nobody', '2026-11-21'),
    ]).toEqual([0, 500_00, 0])
    // The limit's year, shown as it is checked, ends with the shop's day.
    const left = async (now: string) => {
      world.clock.now = Date.parse(now)
      const state = await anna.forRequest().employee()
      return state?.entitled && state.left
    }
    expect([await left('2027-01-01T06:30:00Z'), await left('2027-01-01T08:30:00Z')]).toEqual([0, 500_00])
    // A new PIN ends what was taken with the old one; the year's limit stays the employee's.
    const given = async (pin: string) => anna.does({ intent: 'employee', staffNumber: '4411', pin })
    const change = (data: object) => shop.payload.update({ collection: 'employees', id, data: data as never })
    await change({ name: 'Anna R.', pin: '' })
    expect(await anna.forRequest().employee()).toMatchObject({ entitled: true })
    await change({ pin: '905512', userId: customerId })
    expect([
      (await anna.forRequest().customer())?.employeePrices,
      await anna.forRequest().employee(),
      await bought(1_00, 'P-4'),
      await given('820134'),
    ]).toEqual([false, { entitled: false }, false, expect.objectContaining({ reason: 'pin-wrong' })])
    expect(await given('905512')).toMatchObject({ ok: true })
    expect(await employeeRoom(rows(), customerId, '2026-11-21')).toBe(0)
    // Whoever links another account in the same form means it.
    await change({ pin: '777888', userId: 'another' })
    expect(await anna.forRequest().employee()).toEqual({ entitled: false })
    await change({ userId: customerId })
    expect(await anna.forRequest().employee()).toMatchObject({ entitled: true })
    await change({ active: false })
    expect([
      (await anna.forRequest().customer())?.employeePrices,
      await anna.forRequest().employee(),
      await bought(1_00, 'P-4'),
    ]).toEqual([false, { entitled: false, ended: true }, false])
    expect(await anna.does({ intent: 'employee-prices', on: 'on' })).toMatchObject({ reason: 'not-entitled' })
    const { docs } = await shop.payload.find({ collection: 'employee-uses', sort: 'id' })
    expect((docs as unknown as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'taken',
      'switched-off',
      'switched-on',
      'bought',
      'bought',
      'ended',
      'taken',
      'ended',
      'ended',
      'ended',
    ])
  })

  test('the page that answers a form without script knows what the form has just changed', async () => {
    const data = { name: 'Eva', staffNumber: '4455', active: true, pin: '820134' }
    await shop.payload.create({ collection: 'employees', data: data as never })
    const eva = await world.customer('eva@example.com', '198.51.100.17')
    const stateAfter = async (form: Record<string, unknown>) => {
      const own = eva.forRequest()
      await own.customer()
      await own.account(form, 'fr')
      return [await own.employee(), (await own.customer())?.employeePrices]
    }
    expect([
      await stateAfter({ intent: 'employee', staffNumber: '4455', pin: '820134' }),
      await stateAfter({ intent: 'employee-prices' }),
    ]).toEqual([
      [{ entitled: true, on: true }, true],
      [{ entitled: true, on: false }, false],
    ])
  })
})
