import { describe, expect, test, vi } from 'vitest'
import { newestChange } from '../feed/changes.ts'
import { readToDo } from '../reports/to-do.ts'
import { changesAfter } from '../testing/rows.ts'
import { createShop } from './create-shop.ts'
import { runScheduled } from './scheduled.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'

const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })
const tag = () => {}
const PAST = new Date(Date.now() - 60_000)

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const read = async (slug: string) => createShop(async () => shop.payload).shop.contentPage('en', slug, tag)
  const draft = (key: string, status = 'draft') =>
    creator(shop.payload)('pages', {
      _status: status,
      key,
      title: both(key),
      slug: both(key, key),
      layout: [{ blockType: 'inlinealert', text: both('Mind the bear.', 'Attention à l’ours.') }],
    })
  /** As the drawer “Schedule Publish” of the admin does it. */
  const schedule = (id: number, type: 'publish' | 'unpublish', waitUntil: Date) =>
    shop.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'pages', value: id } },
      waitUntil,
    } as never)
  const run = async () => {
    const log = vi.fn()
    const { stop } = runScheduled(shop.payload, log)
    await vi.waitFor(
      async () =>
        expect(
          (
            await shop.payload.count({
              collection: 'payload-jobs',
              where: {
                waitUntil: { less_than: new Date().toISOString() },
                completedAt: { exists: false },
                hasError: { not_equals: true },
              },
            })
          ).totalDocs,
        ).toBe(0),
      { timeout: 20_000, interval: 100 },
    )
    await stop()
    return log.mock.calls.flat()
  }

  test('a page is published when its time has come, and the shop is notified', async () => {
    const [due, later] = [await draft('due'), await draft('later')]
    const before = await newestChange(shop.payload)
    await schedule(due, 'publish', PAST)
    await schedule(later, 'publish', new Date(Date.now() + 3_600_000))
    expect(await read('due')).toBeUndefined()
    expect(await run()).toEqual([])
    expect(await read('due')).toMatchObject({ title: 'due' })
    expect(await read('later')).toBeUndefined()
    expect(await changesAfter(shop.payload, before)).toContainEqual({ target: 'pages', docId: String(due) })
  })

  test('a page is taken off when its time is over', async () => {
    const id = await draft('over', 'published')
    expect(await read('over')).toMatchObject({ title: 'over' })
    const before = await newestChange(shop.payload)
    await schedule(id, 'unpublish', PAST)
    expect(await run()).toEqual([])
    expect(await read('over')).toBeUndefined()
    expect(await changesAfter(shop.payload, before)).toContainEqual({ target: 'pages', docId: String(id) })
  })

  test.each(['en', 'fr'] as const)('a page in one language only, %s, is published and taken off', async (locale) => {
    const key = `only-${locale}`
    const layout = [{ blockType: 'inlinealert' as const, text: 'Attention à l’ours.' }]
    const data = { _status: 'draft' as const, key, title: 'Ours', slug: key, layout }
    const { id } = await shop.payload.create({ collection: 'pages', locale, data })
    const isShown = async () => {
      const where = { id: { equals: id }, _status: { equals: 'published' as const } }
      return (await shop.payload.count({ collection: 'pages', where })).totalDocs === 1
    }
    await schedule(id, 'publish', PAST)
    expect([await run(), await isShown()]).toEqual([[], true])
    await schedule(id, 'unpublish', PAST)
    expect([await run(), await isShown()]).toEqual([[], false])
  })

  test('a page that a menu leads to stays when its time is over, and the log says why', async () => {
    const id = await draft('needed', 'published')
    const link = { language: 'en', title: 'Needed', url: '/explore/needed', placement: 'help', order: 9 }
    await creator(shop.payload)('menus', { ...link, _status: 'published' })
    await schedule(id, 'unpublish', PAST)
    const waiting = async () =>
      (await readToDo(shop.payload, 'editor', Date.now())).find(({ what }) => what === 'scheduled')?.count
    const before = await waiting()
    expect(await run()).toEqual([
      `What was scheduled for pages ${id} was not done: “needed” is still in use: 1 menu (Needed). Change these first, then unpublish it.`,
    ])
    expect(await read('needed')).toMatchObject({ title: 'needed' })
    expect((await waiting()) ?? 0).toBe((before ?? 0) - 1)
    expect(await run()).toEqual([])
  })

  test('an earlier version comes back', async () => {
    const { payload } = shop
    const id = await draft('versions', 'published')
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: 'Worse', _status: 'published' } as never,
    })
    expect(await read('versions')).toMatchObject({ title: 'Worse' })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      locale: 'en',
      depth: 0,
    })
    await payload.restoreVersion({ collection: 'pages', id: docs[0]!.id, depth: 0 })
    expect(await read('versions')).toMatchObject({ title: 'versions' })
  })
})
