import { describe, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { employeeRulesOf } from './employee-prices.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('what employees pay: an own price, else the largest discount that fits; what is excluded, nothing', async () => {
    const make = (data: object) =>
      shop.payload.create({
        collection: 'employee-rules',
        data: { name: 'Rule', kind: 'discount', active: true, ...data } as never,
      })
    const { categories, brands } = shop.fixture
    const skus = ['5101-204-PLUM-S', '5102-100', '5104-400', '5027-227']
    const found = async () => Object.fromEntries(await employeeRulesOf(rowsOf(shop.payload), skus))
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
  })
})
