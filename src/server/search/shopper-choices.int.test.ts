import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import { SearchLog } from './search-log.ts'
import { ShopperChoices } from './shopper-choices.ts'

const DAY = 86_400_000

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)

  test('what was clicked and bought after the same words comes first, in its language, until it is long ago', async () => {
    let now = Date.parse('2026-11-25T12:00:00Z')
    const payload = async () => opened.payload
    const log = new SearchLog({ payload, now: () => now })
    let searches = 0
    const find = async (query: string, product: string, eventSubtype?: 'purchase', times = 5, network = '') => {
      for (let i = 0; i < times; i++) {
        const queryID = String(++searches).padStart(32, '0')
        log.searched({ index: 'products_en', params: { query }, nbHits: 3, queryID }, queryID)
        const event = { eventName: 'x', index: 'products_en', userToken: 'somebody', queryID, objectIDs: [product] }
        await log.happened(
          [
            { ...event, eventType: 'click', positions: [1] },
            ...(eventSubtype ? [{ ...event, eventType: 'conversion' as const, eventSubtype }] : []),
          ],
          network || `192.0.2.${searches}`,
        )
      }
    }
    await find('Rain Gear', tent, undefined, 9)
    await find('rain gear', jacket, 'purchase')
    await find('rain gear', poles, 'purchase', 3)
    // One network is one shopper a day, however often it searches and says that it bought.
    await find('rain gear', poles, 'purchase', 20, '198.51.100.1')
    await log.write(true)

    let changes = 0
    const choices = new ShopperChoices(
      payload,
      () => changes++,
      () => now,
    )
    await choices.read()
    expect([
      choices.first('en', ' rain  GEAR '),
      choices.first('fr', 'rain gear'),
      choices.first('en', 'rain'),
    ]).toEqual([[jacket, tent], [], []])
    await choices.read()
    expect(changes).toBe(1)
    now += 91 * DAY
    await choices.read()
    expect([choices.first('en', 'rain gear'), changes]).toEqual([[], 2])
  })
})
