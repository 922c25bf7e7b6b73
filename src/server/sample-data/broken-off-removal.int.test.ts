import { describe, expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { createShop } from '../app/create-shop.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { removeSamples } from './remove-samples.ts'

const noTag = () => {}

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)

  test('wherever the removal is broken off, the shop has a home page, and in the end the menus that lead on', async () => {
    const { payload } = opened
    await rowsOf(payload)(sql`insert into changes (target, doc_id, at) values ('seed', 'catalogue', ${Date.now()})`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (let runs = 1, isDone = false; !isDone; runs++) {
      const progress = () => {
        throw new Error('broken off')
      }
      isDone = await removeSamples(payload, progress).then(
        () => true,
        (error: Error) => {
          if (error.message !== 'broken off') throw error
          return false
        },
      )
      const { shop } = createShop(async () => payload)
      for (const locale of locales) expect(await shop.home(locale, noTag), `${locale}, run ${runs}`).toBeDefined()
    }
    expect((await payload.count({ collection: 'products' })).totalDocs).toBe(0)
    const { shop } = createShop(async () => payload)
    for (const locale of locales) expect((await shop.shell(locale, noTag)).footer, locale).toHaveLength(1)
  })
})
