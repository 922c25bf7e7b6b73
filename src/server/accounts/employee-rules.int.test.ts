import { describe, expect, test } from 'vitest'
import { isoInstant } from '../../domain/time.ts'
import { rowsOf } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { employeeRulesOf } from './employee-prices.ts'

const NOON = Date.parse('2026-11-23T20:00:00Z')

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const make = (data: object) =>
    shop.payload.create({
      collection: 'employee-rules',
      data: { name: 'Rule', kind: 'discount', active: true, ...data } as never,
    })

  test('what employees pay: an own price, else the largest discount that fits; what is excluded, nothing', async () => {
    const { categories, brands } = shop.fixture
    const skus = ['5101-204-PLUM-S', '5102-100', '5104-400', '5027-227']
    const found = async () => Object.fromEntries(await employeeRulesOf(rowsOf(shop.payload), skus, Date.now()))
    expect(await found()).toEqual({ '5101-204-PLUM-S': { price: 150_00 } })
    await make({ percent: 10 })
    await make({ percent: 30, category: categories.camping, brand: brands.lowcloud })
    await make({ percent: 60, category: categories.camping, brand: brands.saltspray })
    await make({ percent: 80, active: false })
    // The gift card is never cheaper; a tent is below camping.
    expect(await found()).toEqual({
      '5101-204-PLUM-S': { price: 150_00 },
      '5102-100': { percentOff: 30 },
      '5104-400': { percentOff: 30 },
    })
    await make({ kind: 'excluded', category: categories.tents })
    await make({ kind: 'excluded', brand: brands.saltspray })
    expect(await found()).toEqual({ '5104-400': { percentOff: 30 } })
    await shop.payload.delete({ collection: 'employee-rules', where: { name: { exists: true } } })
  })

  test('a rule counts from the minute when it begins until the one when it ends', async () => {
    const at = (minutes: number) => NOON + minutes * 60_000
    const times = (from?: number, till?: number) => ({
      ...(from !== undefined && { startsAt: isoInstant(at(from)), startsAt_tz: 'America/Toronto' }),
      ...(till !== undefined && { endsAt: isoInstant(at(till)), endsAt_tz: 'America/Toronto' }),
    })
    const off = async (minutes: number) => {
      const rules = await employeeRulesOf(rowsOf(shop.payload), ['5104-400'], at(minutes))
      return rules.get('5104-400')
    }
    await make({ percent: 10 })
    await make({ percent: 20, ...times(0) })
    await make({ percent: 40, ...times(5, 10) })
    await make({ kind: 'excluded', ...times(20, 21) })
    const expected = [
      [-1, { percentOff: 10 }],
      [0, { percentOff: 20 }],
      [5, { percentOff: 40 }],
      [9, { percentOff: 40 }],
      [10, { percentOff: 20 }],
      [20, undefined],
      [21, { percentOff: 20 }],
    ] as const
    for (const [minutes, rule] of expected) expect([minutes, await off(minutes)]).toEqual([minutes, rule])
    await expect(make({ percent: 50, ...times(10, 5) })).rejects.toThrow(/end|Ends/)
  })
})
