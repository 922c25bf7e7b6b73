import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { countClicks } from './support/count-clicks.ts'
import { giveFile } from './support/give-file.ts'
import { quietness } from './support/quietness.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/** Those who keep the stores, in the real admin, with two stores of a territory where the shop has none. */
const store = (slug: string, hours: object[]) => ({
  slug,
  name: { en: `Test ${slug}`, fr: `Essai ${slug}` },
  street: '1 Front Street',
  city: 'Whitehorse',
  province: 'YT',
  postalCode: 'Y1A 1A1',
  latitude: 60.7,
  longitude: -135,
  phone: '867-555-0100',
  timeZone: 'America/Whitehorse',
  services: ['pickup'],
  hours,
})

const MOST_CLICKS = { table: 4, holiday: 3 }

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

let staff: APIRequestContext
let editor: Page
let clicks: () => Promise<number>
let settled: () => Promise<void>
const ids: number[] = []

test.beforeAll(async ({ browser }) => {
  staff = await staffRequest()
  const left = (await (await staff.get('/admin/api/stores?where[province][equals]=YT&depth=0')).json()) as {
    docs: { id: number }[]
  }
  for (const { id } of left.docs) await staff.delete(`/admin/api/stores/${id}`)
  for (const data of [
    store('test-dawson', [{ day: 'tuesday', open: '09:00', close: '17:00' }]),
    store('test-whitehorse', [
      { day: 'monday', open: '10:00', close: '18:00' },
      { day: 'wednesday', open: '09:00', close: '12:00' },
      { day: 'wednesday', open: '13:00', close: '17:00' },
    ]),
  ]) {
    const made = await staff.post('/admin/api/stores?locale=all', { data })
    expect(made.status(), await made.text()).toBe(201)
    ids.push(((await made.json()) as { doc: { id: number } }).doc.id)
  }
  editor = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  settled = quietness(editor)
  clicks = await countClicks(editor)
  await asStaff(editor)
})

test.afterAll(async () => {
  for (const id of ids) await staff.delete(`/admin/api/stores/${id}`)
  await staff.dispose()
  await editor.close()
})

/** The list, with its tools. */
const list = async () => {
  await editor.goto(`${admin}/admin/collections/stores`)
  await expect(editor.getByRole('link', { name: /CSV/ })).toBeVisible({ timeout: 30_000 })
  await settled()
}

/** The titles and our two lines of a fresh export, without OpenStreetMap's text at the end. */
async function exported(): Promise<string[]> {
  const download = editor.waitForEvent('download')
  await editor.getByRole('link', { name: 'Export as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8').split('\n')
  return [lines[0] ?? '', ...lines.filter((line) => line.startsWith('"test-'))].map((line) =>
    line.slice(0, line.lastIndexOf(',"')),
  )
}

const give = (lines: string[]) =>
  giveFile(editor.getByRole('button', { name: 'Import a CSV' }), {
    name: 'stores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })

test(`a table with a changed hour and an impossible one comes in, with a warning, and goes out the same, in at most ${MOST_CLICKS.table} clicks @desktop`, async () => {
  await list()
  const before = await exported()
  expect(before).toHaveLength(3)
  const changed = before.map((line) =>
    line.replace('"10:00-18:00"', '"11:00-18:30"').replace('"09:00-17:00"', '"18:00-10:00"'),
  )
  await give(changed)
  await expect(editor.getByText('Stores imported: 2. Please check:')).toBeVisible()
  await expect(editor.getByRole('status').getByRole('listitem')).toHaveText([
    'test-dawson: Tuesday, 18:00 – 10:00: closes more than twelve hours after midnight; are opening and closing times swapped?',
  ])
  expect(await exported()).toEqual(changed)
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.table)

  await give(changed.map((line) => line.replace('America/Whitehorse', 'America/Klondike')))
  await expect(editor.locator('.store-tools').getByRole('alert')).toHaveText(
    /^Nothing was changed\.Line 2, time_zone: a zone such as America\/St_Johns/,
  )
  expect(await exported()).toEqual(changed)
})

test(`a holiday is written into all stores of a territory, in at most ${MOST_CLICKS.holiday} clicks @desktop`, async ({
  request,
}) => {
  await list()
  const before = await clicks()
  await editor.getByText('Add a holiday, or close a store for several days').click()
  await editor.getByLabel('Yukon').check()
  await editor.getByLabel('Day *', { exact: true }).fill('2027-08-16')
  for (const [label, text] of [
    ['Name (English)', 'Discovery Day'],
    ['Name (French)', 'Jour de la Découverte'],
    ['Notice (English)', 'Closed all day.'],
    ['Notice (French)', 'Fermé toute la journée.'],
  ] as const)
    await editor.getByLabel(label).fill(text)
  await editor.getByRole('button', { name: 'Apply to these stores' }).click()
  await expect(editor.getByText('Stores updated: 2.')).toBeVisible()
  expect((await clicks()) - before).toBeLessThanOrEqual(MOST_CLICKS.holiday)
  for (const [path, name] of [
    ['/en/stores/test-dawson', 'Discovery Day'],
    ['/fr/magasins/test-whitehorse', 'Jour de la Découverte'],
  ] as const)
    await expect.poll(async () => (await request.get(path)).text(), { timeout: 10_000 }).toContain(name)
})

test('the form warns of impossible hours, takes several openings a day, and speaks both languages @desktop', async () => {
  const [dawson, whitehorse] = ids
  await editor.goto(`${admin}/admin/collections/stores/${dawson}`)
  await expect(editor.getByLabel('Warnings about the hours')).toHaveValue(
    /^Tuesday, 18:00 – 10:00: closes more than twelve hours/,
    { timeout: 30_000 },
  )
  await settled()
  await editor.locator('input[name="hours.0.open"]').fill('09:00')
  await editor.locator('input[name="hours.0.close"]').fill('25:00')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByLabel('Warnings about the hours')).toHaveValue(/^Tuesday, 09:00 – 25:00: cannot be read/)
  await settled()
  await editor.locator('input[name="hours.0.close"]').fill('17:00')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByLabel('Warnings about the hours')).toBeHidden()

  await editor.context().addCookies([{ name: 'payload-lng', value: 'fr', url: admin }])
  await editor.goto(`${admin}/admin/collections/stores/${whitehorse}?locale=fr`)
  await expect(editor.locator('input[name="name"]')).toHaveValue('Essai test-whitehorse', { timeout: 30_000 })
  for (const label of ['Heures de la semaine', 'Jours fériés et exceptions', 'Autres photos'])
    await expect(editor.getByText(label, { exact: true }).first()).toBeAttached()
  await expect(editor.locator('input[name^="hours."][name$=".open"]')).toHaveCount(3)
  await settled()
  await editor.locator('input[name="hours.2.open"]').fill('11:00')
  await editor.locator('#action-save').click()
  await expect(editor.getByLabel('Avertissements sur les heures')).toHaveValue(
    /^mercredi, 09:00 – 12:00, 11:00 – 17:00\u00a0: deux plages d’ouverture se chevauchent/,
  )
  await editor.goto(`${admin}/admin/collections/stores`)
  await expect(editor.getByRole('button', { name: 'Importer un CSV' })).toBeVisible({ timeout: 30_000 })
  await expect(editor.getByText('Ajouter un jour férié ou fermer un magasin plusieurs jours')).toBeVisible()
})
