import { describe, expect, test } from 'vitest'
import { PATIENCE_MS } from '../../domain/webhooks/webhook.ts'
import { sealText } from '../admin/sealed-text.ts'
import { sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { webhookShop } from '../testing/webhook-shop.ts'

const HOUR = 3_600_000

describe.each(databases)('%s', (database) => {
  const { rows, received, answers, mails, lines, clock, sender, ask, log, audit, made, ordered } = webhookShop(database)

  test('a receiver that takes nothing for three days is turned off, and the office is notified', async () => {
    const { id } = await made(['order.placed'])
    await ordered()
    const began = clock.now
    while (clock.now - began < 90 * HOUR) {
      answers.splice(0, answers.length, 503)
      await sender().run()
      clock.now += HOUR / 2
    }
    expect(received).toHaveLength(10)
    const [webhook] = await rows<{ active: unknown; off_reason: string | null }>(
      sql`select active, off_reason from webhooks where id = ${id}`,
    )
    expect([Boolean(webhook?.active), webhook?.off_reason]).toEqual([false, 'failing'])
    expect((await log()).map(({ state }) => state)).toEqual(['failed'])
    expect(clock.now - began).toBeGreaterThan(PATIENCE_MS)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['office@portage.example', 'The webhook “ERP” was turned off'],
    ])
    expect((await audit()).at(-1)).toBe('webhook-off')
    // What it misses from then on is noted too, and sent once it is on again.
    await ordered()
    await sender().run()
    expect((await log()).map(({ state, error }) => [state, error])).toEqual([
      ['failed', null],
      ['failed', 'off'],
    ])
    expect((await ask('PATCH', `/webhooks/${id}`, { active: true })).body.doc).toMatchObject({ offReason: null })
    for (const { id: missed } of await log())
      expect((await ask('POST', `/webhook-deliveries/${missed}/replay`)).status).toBe(200)
    answers.length = 0
    await sender().run()
    expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  test('a signing secret that was made with another SECRET is said, and a new one sends what waited', async () => {
    const { id } = await made(['order.placed'])
    await ordered()
    const seen = async () => (await ask('GET', `/webhooks/${id}`)).body
    expect(await seen()).toMatchObject({ isSecretUnreadable: false })
    const sealed = sealText({ secret: 'another SECRET than now', purpose: 'webhook', owner: id }, 'whsec_before')
    await rows(sql`update webhooks set secret = ${sealed} where id = ${id} returning id`)
    expect(await seen()).toMatchObject({ isSecretUnreadable: true })
    await sender().run()
    expect(lines).toEqual([expect.stringMatching(`: the signing secret of webhook ${id} was made with another SECRET`)])
    expect((await log()).map(({ state, error }) => [state, error])).toEqual([['waiting', null]])
    await ask('POST', `/webhooks/${id}/secret`)
    expect(await seen()).toMatchObject({ isSecretUnreadable: false })
    clock.now += HOUR
    await sender().run()
    expect((await log()).map(({ state }) => state)).toEqual(['delivered'])
  })

  test('one that answers 410 is turned off at once; what waits for a webhook that is off is not sent', async () => {
    await made(['order.placed'])
    await ordered()
    answers.push(503, 410)
    await sender().run()
    await ordered()
    await sender().run()
    clock.now += HOUR
    await sender().run()
    const all = await log()
    expect([received.length, all.map(({ state }) => state), mails.length]).toEqual([2, ['failed', 'failed'], 1])
    expect(all[0]?.error).toBe('off')
  })

  test('nothing is noted for one that staff turned off, nor for one that has been off for longer than messages are stored', async () => {
    const { id } = await made(['order.placed'])
    await ask('PATCH', `/webhooks/${id}`, { active: false })
    await ordered()
    const offSince = (days: number) =>
      rows(
        sql`update webhooks set off_reason = 'gone', off_at = ${new Date(Date.now() - days * 24 * HOUR).toISOString()} where id = ${id} returning id`,
      )
    await offSince(31)
    await ordered()
    expect(await log()).toEqual([])
    await offSince(29)
    await ordered()
    expect((await log()).map(({ state, error }) => [state, error])).toEqual([['failed', 'off']])
  })

  test('a message to a webhook that is off, or was deleted, is not replayed, and stays as it was', async () => {
    const { id } = await made(['order.placed'])
    await ordered()
    answers.push(410)
    await sender().run()
    const before = await log()
    expect(before.map(({ state, status }) => [state, Number(status)])).toEqual([['failed', 410]])
    const replay = (language?: string) =>
      ask('POST', `/webhook-deliveries/${before[0]!.id}/replay`, undefined, language)
    const [refused, inFrench] = [await replay(), await replay('fr')]
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This webhook is off.')])
    expect([inFrench.status, inFrench.text]).toEqual([409, expect.stringContaining('Ce webhook est désactivé.')])
    await sender().run()
    expect(await log()).toEqual(before)
    await rows(sql`delete from webhooks where id = ${id}`)
    expect((await replay()).status).toBe(404)
    expect(await log()).toEqual(before)
    expect(await audit()).not.toContain('webhook-replayed')
  })
})
