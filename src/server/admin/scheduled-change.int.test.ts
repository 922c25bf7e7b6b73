import { createLocalReq, getLocalI18n } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { runScheduled } from '../app/scheduled.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { cancelSchedule } from './cancel-schedule.ts'
import { refuseSchedule } from './refuse-schedule.ts'

const SLUG = 'Slug – The slug is required.'
const layout = [{ blockType: 'inlinealert', text: 'Mind the bear.' }]

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('editor', () => shop.payload)
  const draft = async (key: string, more: object = {}, locale: Locale = 'en'): Promise<number> => {
    const json = { _status: 'draft', key, title: key, ...more }
    const answer = (await (await admin('POST', `/pages?draft=true&locale=${locale}`, { json })).json()) as {
      doc: { id: number }
    }
    return answer.doc.id
  }
  const save = async (id: number, json: object, query = '') =>
    (await admin('PATCH', `/pages/${id}?locale=en${query}`, { json })).status
  const failed = async (language: Locale = 'en') => {
    const answer = (await (await admin('GET', '/home', { language })).json()) as { toDo: { what: string }[] }
    return answer.toDo.filter(({ what }) => /^not(P|Unp)ublished$/.test(what))
  }
  const schedule = (id: number, at: number) =>
    shop.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
      waitUntil: new Date(Date.now() + at),
    })
  const runAll = async () => {
    const { stop } = runScheduled(shop.payload, () => {})
    await stop()
  }

  const requestIn = async (language: Locale) => {
    const { docs } = await shop.payload.find({ collection: 'users', limit: 1 })
    const i18n = await getLocalI18n({ config: shop.payload.config, language })
    return createLocalReq({ user: { ...docs[0]!, collection: 'users' }, req: { i18n } }, shop.payload)
  }
  const NOON = Date.parse('2026-11-30T12:00:00Z')
  /** At half a minute past noon. */
  const asked = async (id: number, language: Locale, type: 'publish' | 'unpublish' = 'publish', at = NOON) => {
    const doc = { relationTo: 'pages', value: String(id) }
    return refuseSchedule(await requestIn(language), { type, doc, date: new Date(at) }, NOON + 30_000)
  }

  test('what could not be published is not scheduled, and its words say why', async () => {
    const id = await draft('plain')
    expect(await asked(id, 'en')).toEqual({
      error: `Not scheduled, since it could not be published. ${SLUG} Sections – This field requires at least 1 Row.`,
    })
    expect((await asked(id, 'fr'))?.error).toMatch(/^Rien n’est programmé, car la publication serait refusée\. \S/)
    expect(await asked(id, 'en', 'unpublish')).toBeUndefined()
    await save(id, { slug: 'plain', layout }, '&draft=true')
    expect(await asked(id, 'en')).toBeUndefined()
    const french = { slug: 'seul', layout: [{ ...layout[0], text: 'Gare à l’ours.' }] }
    const only = await draft('seul', french, 'fr')
    expect([await asked(only, 'fr'), await asked(only, 'fr', 'unpublish')]).toEqual([undefined, undefined])
    // Half an English page beside a whole French one: its form could publish it in French.
    await save(only, { title: 'Only' }, '&draft=true')
    expect(await asked(only, 'fr')).toBeUndefined()
    // It was tried only.
    expect(
      await shop.payload.count({
        collection: 'pages',
        where: { id: { equals: id }, _status: { equals: 'published' } },
      }),
    ).toEqual({ totalDocs: 0 })
  })

  test('a page in use is not scheduled to be unpublished, and its words say what uses it', async () => {
    const id = await draft('led', { slug: 'led', layout })
    expect(await save(id, { _status: 'published' })).toBe(200)
    expect(await asked(id, 'en', 'unpublish')).toBeUndefined()
    const menu = await shop.payload.create({
      collection: 'menus',
      data: { title: 'Led', url: '/explore/led', language: 'en', placement: 'help', order: 9, _status: 'published' },
    })
    expect(await asked(id, 'en', 'unpublish')).toEqual({
      error: expect.stringMatching(/^Not scheduled, since it could not be unpublished\. .*1 menu \(Led\)/),
    })
    expect((await asked(id, 'fr', 'unpublish'))?.error).toMatch(/^Rien n’est programmé, car la dépublication \S/)
    await shop.payload.delete({ collection: 'menus', id: menu.id })
    await shop.payload.delete({ collection: 'pages', id })
  })

  test('a time that has passed is not scheduled; the minute that is now is', async () => {
    const id = await draft('soon', { slug: 'soon', layout })
    expect(await asked(id, 'en', 'publish', NOON - 1)).toEqual({
      error: 'Nothing is scheduled: that time has already passed.',
    })
    expect(await asked(id, 'en')).toBeUndefined()
    await shop.payload.delete({ collection: 'pages', id })
  })

  test('what is no longer scheduled is gone, and nothing is left to be done instead', async () => {
    const jobs = async () => (await shop.payload.find({ collection: 'payload-jobs' })).docs.map(({ id }) => id)
    const page = await draft('never')
    const { id } = await schedule(page, 3_600_000)
    const req = await requestIn('en')
    expect(await cancelSchedule(req, {})).toBeUndefined()
    const shopper = Object.assign(await requestIn('en'), { user: null })
    await expect(cancelSchedule(shopper, { deleteID: id })).rejects.toThrow()
    expect(await jobs()).toEqual([id])
    expect(await cancelSchedule(req, { deleteID: id })).toEqual({ message: 'Success' })
    expect(await jobs()).toEqual([])
    await shop.payload.delete({ collection: 'pages', id: page })
  })

  test('what has a title in the other language only is called by it', async () => {
    const id = await draft('ours', { title: 'Gare à l’ours' }, 'fr')
    await schedule(id, -60_000)
    await runAll()
    expect(await failed()).toMatchObject([{ about: { title: 'Gare à l’ours' } }])
    await shop.payload.delete({ collection: 'pages', id })
  })

  test('what was not published at its time is to do until it is published, or scheduled again', async () => {
    const id = await draft('guide', { layout })
    const [href, title] = [`/admin/collections/pages/${id}`, 'guide']
    expect(await failed()).toEqual([])
    await schedule(id, -60_000)
    await runAll()
    const about = { title, reasons: [SLUG] }
    expect(await failed()).toEqual([{ what: 'notPublished', count: 1, href, about }])
    // Whoever looks again a moment later does not try it again.
    const tries = vi.spyOn(shop.payload, 'update')
    expect(await failed()).toEqual([{ what: 'notPublished', count: 1, href, about }])
    expect(tries).not.toHaveBeenCalled()
    tries.mockRestore()
    expect(await failed('fr')).toMatchObject([{ about: { reasons: [expect.not.stringContaining('Use')] } }])
    await save(id, { slug: 'guide' }, '&draft=true')
    expect(await failed()).toMatchObject([{ about: { title, reasons: [] } }])
    await schedule(id, 3_600_000)
    expect(await failed()).toEqual([])
    await shop.payload.delete({ collection: 'payload-jobs', where: { hasError: { not_equals: true } } })
    expect(await failed()).toHaveLength(1)
    expect(await save(id, { _status: 'published' })).toBe(200)
    expect(await failed()).toEqual([])
  })
})
