import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageName, locales } from '../src/domain/locale.ts'
import { pageShapes } from '../src/domain/paths.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))]

const contracts = read('docs/contracts.md')
const section = (heading: string) => contracts.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

describe('the environment', () => {
  const variables = found(read('src/server/app/env.ts'), /^ {2}([A-Z][A-Z_]+): z/gm)
  const explained = found(read('.env.example'), /^([A-Z_]+)=/gm)

  test('is read', () => expect(variables).toContain('DATABASE_URL'))
  test('.env.example names the same variables', () => expect(explained.sort()).toEqual([...variables].sort()))
  test.each(variables)('docs/contracts.md explains %s', (name) =>
    expect(section('Environment')).toContain(`| \`${name}\` |`),
  )
})

describe('the commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const written = { start: 'npm start', test: 'npm test' } as Record<string, string>
  test.each(Object.keys(scripts))('docs/contracts.md or README.md describes %s', (name) =>
    expect(contracts + read('README.md')).toContain(`\`${written[name] ?? `npm run ${name}`}`),
  )
})

describe('docs/contracts.md', () => {
  const shapes = Object.values(pageShapes).flatMap((shape) =>
    locales.map((locale) => ['', locale, shape[locale].split('/')[0]].filter((part, i) => i === 0 || part).join('/')),
  )
  test.each([...new Set(shapes)])('has the address %s', (address) => expect(section('URLs')).toContain(`\`${address}`))

  const endpoints = found(
    [read('src/server/app/endpoints.ts'), ...globSync('src/server/**/*-api.ts', { cwd: root }).map(read)].join('\n'),
    /^ {2}.*?['`](\/(?:api\/|robots|sitemap)[^'`]+)['`]/gm,
  ).map((address) => address.replace('${locale}', '{locale}'))
  const told = section('Endpoints').replaceAll(/sitemap-(en|fr)/g, 'sitemap-{locale}')
  test('knows endpoints', () => expect(endpoints).toContain('/api/cart'))
  test.each(endpoints.filter((address) => address !== '/api/'))('has the endpoint %s', (address) =>
    expect(told).toContain(address),
  )

  const analytics = globSync('src/domain/analytics/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n')
  const events = found(analytics, /event(?:_name)?: ((?:'\w+'(?: \| )?)+)/g).flatMap((union) =>
    found(union, /'(\w+)'/g),
  )
  test.each(events)('has the event %s', (event) => expect(section('Data layer')).toContain(`\`${event}\``))

  describe.each([
    ['en', 1],
    ['fr', 2],
  ] as const)('names things as %s messages do', (locale, column) => {
    const words = Object.values(JSON.parse(read(`messages/${locale}.json`)) as Record<string, unknown>)
    const rows = section('Accessible names')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'))
    const names = rows.flatMap((row) => found(row.split(' | ')[column] ?? '', /`([^`]+)`/g))
    test.each(names)('%s', (name) => expect([...words, ...Object.values(languageName)]).toContain(name))
  })
})

describe('links between documents lead somewhere', () => {
  const documents = globSync(['*.md', '{docs,bench,seed,scripts,src,e2e}/**/*.md'], { cwd: root }).filter(
    (file) => !file.startsWith('src/paraglide'),
  )
  const slug = (heading: string) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-')

  test.each(documents)('%s', (document) => {
    const broken = found(read(document), /\]\(([^)\s]+)\)/g).filter(
      (link) => !/^[a-z]+:/.test(link) && !leads(document, link),
    )
    expect(broken).toEqual([])
  })

  function leads(document: string, link: string): boolean {
    const [file = '', anchor] = link.split('#')
    const target = file ? path.join(path.dirname(document), file) : document
    if (!existsSync(path.join(root, target))) return false
    return anchor === undefined || found(read(target), /^#+ (.+)$/gm).some((heading) => slug(heading) === anchor)
  }
})
