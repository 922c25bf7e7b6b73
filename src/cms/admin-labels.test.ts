// @long
import { initI18n } from '@payloadcms/translations'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { createClientConfig, type SanitizedConfig } from 'payload'
import { expect, test, vi } from 'vitest'
import { m } from '../paraglide-staff/messages.js'
import { labelsInEachLanguage } from './views/own-language.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

// The whole configuration is loaded, which takes long where much else is being done.
vi.setConfig({ testTimeout: 90_000 })

type Part = Record<string, unknown> & {
  slug?: string
  hidden?: boolean
  admin?: { hidden?: unknown; description?: unknown; group?: unknown; date?: object }
  labels?: { singular?: unknown; plural?: unknown }
}

/** Our labels take a language; Payload’s own ones take its translations. */
const inBoth = (word: unknown): unknown =>
  typeof word === 'function'
    ? Object.fromEntries(
        ['en', 'fr'].map((language) => [
          language,
          (word as (of: object) => unknown)({ i18n: { language }, t: () => 'Payload' }),
        ]),
      )
    : word

/** The visible labels of a part of the configuration and of everything in it. */
const shown = (part: Part): unknown[] => (part.hidden || part.admin?.hidden === true ? [] : wordsOf(part, shown))
/** What is hidden, too: lists may show it. */
const all = (part: Part): unknown[] => wordsOf(part, all)
/** The fields with a name, those in rows and tabs too. */
const named = (fields: Part[] = []): (Part & { name?: string; label?: unknown })[] =>
  fields.flatMap((field) =>
    field.name ? [field] : [...named(field.fields as Part[]), ...named((field.tabs as Part[] | undefined) ?? [])],
  )

function wordsOf(part: Part, ofEach: (part: Part) => unknown[]): unknown[] {
  const inner = [part.fields, part.tabs, part.blocks].flatMap((parts) => (parts as Part[] | undefined) ?? [])
  const options = ((part.options as (string | { label: unknown })[] | undefined) ?? []).map((option) =>
    typeof option === 'string' ? option : option.label,
  )
  return [
    part.label,
    part.labels?.singular,
    part.labels?.plural,
    part.admin?.description,
    part.admin?.group,
    ...options,
    ...inner.flatMap(ofEach),
  ]
    .filter((word) => word !== undefined && word !== false)
    .map(inBoth)
}

async function ownParts(): Promise<Part[]> {
  Object.assign(process.env, {
    APP_ROOT: process.cwd(),
    DATA_DIR: temporaryFolder(),
    SECRET: 'a secret of the tests only',
  })
  const config: SanitizedConfig = await (await import('../payload.config.ts')).default
  return [...config.collections, ...config.globals]
    .map((part) => part as unknown as Part)
    .filter(({ slug }) => !slug?.startsWith('payload-'))
}

test('an admin in French shows no English in its lists and forms', async () => {
  const words = (await ownParts()).flatMap(shown)
  expect(words.length).toBeGreaterThan(500)
  expect([...new Set(words.filter((word) => typeof word === 'string'))]).toEqual([])
  expect(words).toContainEqual({ en: 'Sale price', fr: 'Prix réduit' })
  expect(
    words
      .filter((word) => typeof word === 'object')
      .every((word) => (word as { en?: string; fr?: string }).en && (word as { fr?: string }).fr),
  ).toBe(true)
})

test('what a switch ends is said of a sale only', async () => {
  const hints = (await ownParts()).flatMap(({ slug, fields }) =>
    named(fields as Part[])
      .filter(({ name, admin }) => name === 'active' && admin?.description)
      .map(() => slug),
  )
  expect(hints).toEqual(['markdowns'])
})

test('every field of Markdown teaches what the shop makes of it', async () => {
  const inside = (part: Part): Part[] => [
    part,
    ...[part.fields, part.tabs, part.blocks].flatMap((parts) => (parts as Part[] | undefined) ?? []).flatMap(inside),
  ]
  const fields = (await ownParts()).filter(({ slug }) => slug === 'pages').flatMap(inside)
  const taught = (word: string) =>
    fields.filter(({ admin }) => (admin?.description as { fr?: string } | undefined)?.fr?.includes(word))
  const names = (word: string) =>
    taught(word)
      .map(({ name }) => String(name))
      .toSorted()
  expect(names('**gras**')).toEqual(['caption', 'copy', 'text', 'text', 'text', 'vert_copy'])
  expect(names('## devant un titre')).toEqual(['copy', 'text', 'text', 'vert_copy'])
})

test('the admin writes email as the shop does', async () => {
  const shownLabels = (await ownParts()).flatMap(shown).map((word) => (word as { en?: string }).en ?? '')
  expect([
    shownLabels.filter((word) => /e-mail/i.test(word)),
    shownLabels.some((word) => /\bemail\b/.test(word)),
  ]).toEqual([[], true])
})

test('the English admin writes acronyms as such', async () => {
  const shownLabels = new Set((await ownParts()).flatMap(shown).map((word) => (word as { en?: string }).en ?? ''))
  expect([...shownLabels].filter((word) => /\b(?:Sku|Url|Id)s?\b/.test(word))).toEqual([])
  expect([...shownLabels]).toEqual(expect.arrayContaining(['SKU', 'SKUs', 'URL']))
})

test('a form shows a day and its hour as its language writes them', async () => {
  const dates = (parts: Part[]): Part[] =>
    parts.flatMap((part) => [
      ...(part.type === 'date' ? [part] : []),
      ...dates([part.fields, part.tabs, part.blocks].flatMap((inner) => (inner as Part[] | undefined) ?? [])),
    ])
  const found = dates(await ownParts())
  expect(found.length).toBeGreaterThan(20)
  const look = (date: unknown) => (JSON.stringify(date).includes('"dayOnly"') ? 'PP' : 'PPp')
  expect(found.map(({ admin }) => admin?.date)).toEqual(
    found.map(({ admin }) => expect.objectContaining({ displayFormat: look(admin?.date), timeFormat: 'p' })),
  )
  // What is typed is read by our rules (fields/date-field.tsx).
  expect(found.filter(({ admin }) => !JSON.stringify(admin).includes('date-field.tsx#DateField'))).toEqual([])
})

test('every list entry has its name in both languages', async () => {
  const lists = (await ownParts()).filter(({ admin }) => admin?.hidden !== true)
  const columns = lists.flatMap(({ slug, admin, fields }) =>
    ((admin as { defaultColumns?: string[] } | undefined)?.defaultColumns ?? []).map((name) => [
      `${slug}.${name}`,
      inBoth(named(fields as Part[]).find((field) => field.name === name)?.label),
    ]),
  )
  expect(columns.length).toBeGreaterThan(80)
  expect(columns.filter(([, label]) => typeof label === 'string').map(([column]) => column)).toEqual([])
})

test('one English word has the French of its place', async () => {
  const parts = await ownParts()
  const label = (slug: string, name: string) =>
    inBoth(
      named(parts.find((part) => part.slug === slug)?.fields as Part[]).find((field) => field.name === name)?.label,
    )
  expect(label('categories', 'order')).toEqual({ en: 'Sort order', fr: 'Ordre de tri' })
  expect(label('payments', 'order')).toEqual({ en: 'Order', fr: 'Commande' })
  expect(label('redirects', 'from')).toEqual({ en: 'From', fr: 'De' })
  expect(label('search-rules', 'from')).toEqual({ en: 'From', fr: 'À partir du' })
})

test('no label is left for a part that no longer exists', async () => {
  const shownLabels = new Set((await ownParts()).flatMap((part) => all(part).map((word) => JSON.stringify(word))))
  const labels = Object.entries(m).filter(([name]) => /^(group|tab|one|many|label|hint|option)_/.test(name))
  const text = (message: (typeof labels)[number][1], locale: 'en' | 'fr') =>
    (message as (values: object, options: { locale: 'en' | 'fr' }) => string)({}, { locale })
  expect(labels.length).toBeGreaterThan(400)
  expect(
    labels
      .filter(([, message]) => !shownLabels.has(JSON.stringify({ en: text(message, 'en'), fr: text(message, 'fr') })))
      .map(([name]) => name),
  ).toEqual([])
})

test('a collection and a block have no function as their label: it cannot be sent to the browser', async () => {
  const blocksOf = (part: Part): Part[] =>
    [part.fields, part.tabs, part.blocks].flatMap((parts) =>
      ((parts as Part[] | undefined) ?? []).flatMap((inner) => [
        ...(part.blocks === parts ? [inner] : []),
        ...blocksOf(inner),
      ]),
    )
  const parts = (await ownParts()).filter(({ labels }) => labels)
  expect(parts.length).toBeGreaterThan(30)
  expect([...parts, ...parts.flatMap(blocksOf)].filter(({ label }) => label !== undefined)).toEqual([])
})

test('the fields of a form have the labels of whoever opens it, also after somebody of the other language', async () => {
  await ownParts()
  const config: SanitizedConfig = await (await import('../payload.config.ts')).default
  labelsInEachLanguage()
  const labels: unknown[] = []
  for (const language of ['fr', 'en'] as const) {
    const i18n = await initI18n({ config: config.i18n, context: 'client', language })
    const schemaMap = getSchemaMap({ collectionSlug: 'inventory', config, i18n })
    const client = createClientConfig({ config, i18n: i18n as never, importMap: {}, user: true })
    const payload = { config, importMap: {} } as never
    const fields = getClientSchemaMap({
      collectionSlug: 'inventory',
      config: client,
      i18n: i18n as never,
      payload,
      schemaMap,
    })
    labels.push((fields.get('inventory.location') as { label?: unknown } | undefined)?.label)
  }
  expect(labels).toEqual(['Lieu', 'Location'])
})
