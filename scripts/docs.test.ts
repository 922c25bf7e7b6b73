import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageName, locales } from '../src/domain/locale.ts'
import { apiScopes } from '../src/domain/partners/api-scope.ts'
import { SPECIFIED_NAME } from '../src/domain/shop-name.ts'
import { pageShapes } from '../src/domain/paths.ts'
import { allocatorEnv, nodeOptions } from './steps/run.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))]

const contracts = read('docs/contracts.md')
const section = (heading: string) => contracts.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

describe('the environment', () => {
  const variables = found(read('src/server/app/env.ts'), /^ {2}([A-Z][A-Z\d_]+): z/gm)
  const explained = found(read('.env.example'), /^([A-Z\d_]+)=/gm)

  test('is read', () => expect(variables).toContain('DATABASE_URL'))
  test('.env.example names the same variables', () => expect(explained.sort()).toEqual([...variables].sort()))
  test('docs/contracts.md explains each', () =>
    expect(variables.filter((name) => !section('Environment').includes(`| \`${name}\` |`))).toEqual([]))
})

type Dashboard = {
  panels: {
    fieldConfig: {
      defaults: { unit: string }
      overrides: { matcher: { options: string }; properties: { id: string; value: string }[] }[]
    }
    targets: { expr: string; refId: string }[]
  }[]
}

describe('deploy/', () => {
  const variables = found(read('src/server/app/env.ts'), /^ {2}([A-Z][A-Z\d_]+): z/gm)
  const units = globSync('deploy/systemd/*.service', { cwd: root }).map(read).join('\n')

  test('sets only variables that there are', () => {
    const set = [
      ...found(read('deploy/systemd/portage.env'), /^(?:# )?([A-Z\d_]+)=/gm),
      ...found(units, /[= ]([A-Z][A-Z\d_]+)=\S/g),
      ...found(read('deploy/container/Containerfile'), /[ ]([A-Z][A-Z\d_]+)=\S/g),
    ]
    expect(set).toEqual(expect.arrayContaining(['S3_BUCKET', 'STRIPE_SECRET_KEY', 'STAFF_SECOND_STEP']))
    expect(set.filter((name) => !variables.includes(name) && !(name in allocatorEnv))).toEqual([])
  })

  test('a unit that is enabled as its first line says starts with the machine, and with all the others', () => {
    const files = globSync('deploy/systemd/*.service', { cwd: root }).map(read)
    const wanted = files.map((file) => [file.split('\n', 1)[0], /^WantedBy=(.+)$/m.exec(file)?.[1]])
    expect(wanted).toHaveLength(2)
    for (const each of wanted)
      expect(each).toEqual([
        expect.stringContaining('systemctl enable --now portage-'),
        'multi-user.target portage.target',
      ])
  })

  test('stopping the target waits for every unit, so that a start after it finds none of them running', () => {
    const orders = globSync('deploy/systemd/*.service', { cwd: root }).map(
      (file) => /^After=(.+)$/m.exec(read(file))?.[1],
    )
    expect(orders.map((after) => after?.split(' ').includes('portage.target'))).toEqual([true, true])
  })

  test('the dashboard draws seconds as seconds', () => {
    const { panels } = JSON.parse(read('deploy/grafana/portage.json')) as Dashboard
    const series = panels.flatMap(({ fieldConfig: { defaults, overrides }, targets }) =>
      targets.map(({ expr, refId }) => {
        const own = overrides.find(({ matcher }) => matcher.options === refId)?.properties
        return { expr, unit: own?.find(({ id }) => id === 'unit')?.value ?? defaults.unit }
      }),
    )
    const seconds = series.filter(({ expr }) => /_seconds(?:_bucket)?\{/.test(expr))
    expect(seconds.length).toBeGreaterThan(4)
    expect(seconds.filter(({ unit }) => unit !== 's')).toEqual([])
  })

  test('an image has neither data nor settings in it, whether Podman or Docker builds it', () => {
    const left = (tool: string) => read(`deploy/container/Containerfile.${tool}ignore`).split('\n')
    expect(left('docker')).toEqual(left('container'))
    expect(left('docker')).toEqual(expect.arrayContaining(['.data', '.env']))
  })

  test('an image is built as its first line says, and its commands find their packages by the lock file as it was', () => {
    const image = read('deploy/container/Containerfile')
    expect(read('docs/operations.md')).toContain(`\`${/^# (podman build .+)/.exec(image)?.[1]}\``)
    // npm prune writes it anew.
    expect(image).toMatch(/^COPY --from=build .+\n(?:#.*\n)*COPY package-lock\.json \.\/$/m)
  })

  test('starts the server as npm start does', () => {
    const started = [...Object.entries(allocatorEnv).map(([name, value]) => `${name}=${value}`), ...nodeOptions]
    const files = [...globSync('deploy/systemd/*.service', { cwd: root }), 'deploy/container/Containerfile'].map(read)
    expect(files.map((file) => started.filter((setting) => !file.includes(setting)))).toEqual(files.map(() => []))
  })

  test('the proxies know the ports of the units, and close connections before the shop does', () => {
    const proxies = [read('deploy/nginx/portage-upstreams.conf'), read('deploy/caddy/Caddyfile')]
    const started = [...found(units, /PORT=(\d+)/g), ...found(units, /portage-shop@(\d+)/g)]
    for (const proxy of proxies) {
      expect(found(proxy, /127\.0\.0\.1:(\d+)/g).sort()).toEqual(started.sort())
      const [openFor] = found(proxy, /keepalive(?:_timeout)? (\d+)s/g)
      const [shopOpenFor] = found(read('src/server/app/listen.ts'), /keptAlive: (\d+)_000/g)
      expect(Number(openFor)).toBeLessThan(Number(shopOpenFor))
    }
  })

  test('nginx asks a shop of this machine as soon as it is back, while the next one restarts', () => {
    const shops = found(read('deploy/nginx/portage-upstreams.conf'), /^ +server 127\.0\.0\.1:300[1-9] (.+);$/gm)
    expect(shops).toEqual(['max_fails=0'])
  })
})

describe('the commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const written = { start: 'npm start', test: 'npm test' } as Record<string, string>
  test('docs/contracts.md or README.md describes each', () => {
    const described = contracts + read('README.md')
    const commands = Object.keys(scripts).map((name) => written[name] ?? `npm run ${name}`)
    expect(commands.filter((command) => !described.includes(`\`${command}`))).toEqual([])
  })
})

describe('docs/contracts.md', () => {
  const shapes = Object.values(pageShapes).flatMap((shape) =>
    locales.map((locale) => ['', locale, shape[locale].split('/')[0]].filter((part, i) => i === 0 || part).join('/')),
  )
  test('has every address of a page', () =>
    expect(shapes.filter((address) => !section('URLs').includes(`\`${address}`))).toEqual([]))

  const endpoints = found(
    [read('src/server/app/endpoints.ts'), ...globSync('src/server/**/*-api.ts', { cwd: root }).map(read)].join('\n'),
    /^ {2}.*?['`](\/(?:api\/|robots|sitemap)[^'`]+)['`]/gm,
  ).map((address) => address.replace('${locale}', '{locale}'))
  const listed = section('Endpoints').replaceAll(/sitemap-(en|fr)/g, 'sitemap-{locale}')
  test('has every endpoint', () => {
    expect(endpoints).toContain('/api/cart')
    expect(endpoints.filter((address) => address !== '/api/' && !listed.includes(address))).toEqual([])
  })

  const analytics = globSync('src/domain/analytics/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n')
  const events = found(analytics, /event(?:_name)?: ((?:'\w+'(?: \| )?)+)/g).flatMap((union) =>
    found(union, /'(\w+)'/g),
  )
  test('has every event', () => {
    expect(events).toContain('purchase')
    expect(events.filter((event) => !section('Data layer').includes(`\`${event}\``))).toEqual([])
  })

  test.each([
    ['en', 1],
    ['fr', 2],
  ] as const)('names parts of pages as the %s messages do', (locale, column) => {
    // As the specified shop says them.
    const messages = read(`messages/${locale}.json`).replaceAll('{shop}', SPECIFIED_NAME)
    const words = Object.values(JSON.parse(messages) as Record<string, unknown>)
    const rows = section('Accessible names')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'))
    const names = rows.flatMap((row) => found(row.split(' | ')[column] ?? '', /`([^`]+)`/g))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => ![...words, ...Object.values(languageName)].includes(name))).toEqual([])
  })
})

describe('docs/decisions/0009-libraries.md', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const versions = Object.entries({ ...dependencies, ...devDependencies }).map(
    ([name, version]) => `${name} ${version.replace(/^npm:.*@/, '')}`,
  )
  const rows = [...read('docs/decisions/0009-libraries.md').matchAll(/^\| `([^`]+)`[^|]* \| ([\d.]+),/gm)]

  test('has a row for each package, of its version, and none for another', () =>
    expect(rows.map(([, name, version]) => `${name} ${version}`).sort()).toEqual(versions.sort()))
})

test('docs/decisions/README.md has a row for each decision, with its title, and none for another', () => {
  const rows = globSync('docs/decisions/0*.md', { cwd: root }).map((file) =>
    read(file).replace(/^# (\d{4}) (.+)\n[^]*$/, `| [$1](${path.basename(file)}) | $2 |`),
  )
  expect(read('docs/decisions/README.md').match(/^\| \[.+$/gm)).toEqual(rows.sort())
})

describe('documents', () => {
  const documents = globSync(['*.md', '{docs,bench,seed,scripts,src,e2e}/**/*.md'], { cwd: root }).filter(
    (file) => !file.startsWith('src/paraglide'),
  )
  const slug = (heading: string) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-')

  test('every link between them leads somewhere', () => {
    expect(documents).toContain('README.md')
    const broken = documents.flatMap((document) =>
      found(read(document), /\]\(([^)\s]+)\)/g)
        .filter((link) => !/^[a-z]+:/.test(link) && !leads(document, link))
        .map((link) => `${document}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  test('webhooks.md names each scope of the API as the admin does', () => {
    const words = ['en', 'fr'].map((locale) => JSON.parse(read(`messages/staff.${locale}.json`)))
    const rows = apiScopes.map((scope) =>
      ['', `\`${scope}\``, ...words.map((staff) => staff[`api_scope_${scope.replace(':', '_')}`]), '']
        .join(' | ')
        .trim(),
    )
    expect(rows.filter((row) => !read('docs/webhooks.md').includes(row))).toEqual([])
  })

  test.each([
    ['docs/architecture.md', 'domain/catalog/product.ts'],
    ['src/blocks/README.md', 'domain/content/slice.ts'],
  ])('%s names files and folders that there are', (document, known) => {
    const named = found(read(document), /`([a-z][\w-]*\/[\w./*-]*)`/g)
    const made = ['admin/.next/', 'build/']
    const places = ['', 'src/', 'src/server/', 'src/cms/']
    expect(named).toContain(known)
    expect(
      named.filter(
        (name) => !made.includes(name) && !places.some((place) => globSync(place + name, { cwd: root }).length > 0),
      ),
    ).toEqual([])
  })

  function leads(document: string, link: string): boolean {
    const [file = '', anchor] = link.split('#')
    const target = file ? path.join(path.dirname(document), file) : document
    if (!existsSync(path.join(root, target))) return false
    return anchor === undefined || found(read(target), /^#+ (.+)$/gm).some((heading) => slug(heading) === anchor)
  }
})
