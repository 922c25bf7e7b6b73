import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config, { checked } from '../.dependency-cruiser.mjs'

type Files = Record<string, string>
type Violation = { from: string; rule: { name: string } }

const root = path.resolve(import.meta.dirname, '..')
const imports = (...what: string[]) => what.map((one) => `import '${one}'\n`).join('')

/** A tree of the same shape as ours, in which every part imports only what it may. */
const allowed: Files = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx", "allowImportingTsExtensions": true, "noEmit": true } }',
  'package.json': '{ "type": "module" }',
  'node_modules/payload/package.json':
    '{ "name": "payload", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'node_modules/payload/index.js': 'export {}',
  'server.ts': imports('./src/server/read.ts'),
  'src/domain/rule.ts': imports('./other-rule.ts'),
  'src/domain/other-rule.ts': 'export {}',
  'src/ui/button.tsx': imports('../domain/rule.ts'),
  'src/search-engine/index.ts': imports('./inside.ts'),
  'src/search-engine/inside.ts': 'export {}',
  'src/features/price/price.tsx': imports('../../ui/button.tsx'),
  'src/features/listing/tile.tsx': imports('../price/price.tsx', '../../domain/rule.ts'),
  'src/blocks/hero/hero.tsx': imports('../../ui/button.tsx', '../../features/listing/tile.tsx'),
  'src/blocks/hero/schema.ts': imports('../../domain/rule.ts'),
  'src/paraglide-staff/messages.js': 'export {}',
  'src/cms/collection.ts': imports(
    'payload',
    '../domain/rule.ts',
    '../blocks/hero/schema.ts',
    '../paraglide-staff/messages.js',
  ),
  'src/server/read.ts': imports('payload', '../cms/collection.ts', '../search-engine/index.ts'),
  'src/routes/page.tsx': imports('../server/context.ts', '../features/listing/tile.tsx', '../blocks/hero/hero.tsx'),
  'src/server/context.ts': 'export {}',
  'seed/load.ts': imports('../src/cms/collection.ts', '../src/domain/rule.ts'),
  'scripts/start.ts': imports('./steps/build.ts', '../bench/run.ts', '../seed/load.ts', '../src/server/read.ts'),
  'scripts/steps/build.ts': imports('../../src/server/read.ts'),
  'bench/run.ts': imports('../scripts/steps/build.ts', '../src/search-engine/index.ts'),
  'e2e/home.spec.ts': imports('../src/domain/rule.ts', './support/visit.ts'),
  'e2e/support/visit.ts': 'export {}',
}

/** For each rule the file that breaks it, and no other rule's file. */
const planted: Record<string, Files> = {
  'domain-knows-nothing': { 'src/domain/plant.ts': imports('../ui/button.tsx') },
  'domain-needs-no-package': { 'src/domain/plant-package.ts': imports('payload') },
  'ui-knows-nothing': { 'src/ui/plant.tsx': imports('../features/listing/tile.tsx') },
  'engine-knows-nothing': { 'src/search-engine/plant.ts': imports('../domain/rule.ts') },
  'engine-entry': { 'src/server/plant-inside.ts': imports('../search-engine/inside.ts') },
  'features-get-props': { 'src/features/cart/plant.tsx': imports('../../server/context.ts') },
  'features-apart': { 'src/features/cart/plant-neighbour.tsx': imports('../listing/tile.tsx') },
  'block-components-get-props': { 'src/blocks/hero/plant.tsx': imports('../../server/context.ts') },
  'block-schemas': { 'src/blocks/plant/schema.ts': imports('../../ui/button.tsx') },
  'cms-never-shows': { 'src/cms/plant.ts': imports('../ui/button.tsx') },
  'server-never-shows': { 'src/server/plant.ts': imports('../features/listing/tile.tsx') },
  'shop-without-payload': { 'src/routes/plant.tsx': imports('payload') },
  'staff-words-apart': { 'src/routes/plant-words.tsx': imports('../paraglide-staff/messages.js') },
  'seed-is-data': { 'seed/plant.ts': imports('../src/ui/button.tsx') },
  'scripts-start-things': { 'scripts/plant.ts': imports('../src/ui/button.tsx') },
  'steps-are-shared': { 'scripts/steps/plant.ts': imports('../../bench/run.ts') },
  'benches-measure-the-server': { 'bench/plant.ts': imports('../e2e/support/visit.ts') },
  'browser-tests-see-pages': { 'e2e/plant.spec.ts': imports('../src/server/read.ts') },
  'shop-without-tools': { 'src/server/plant-tool.ts': imports('../../scripts/start.ts') },
  'no-cycles': { 'src/server/ring-a.ts': imports('./ring-b.ts'), 'src/server/ring-b.ts': imports('./ring-a.ts') },
}

const rules = config.forbidden.map(({ name }) => name)
const trees: string[] = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true })
})

describe('the boundaries of docs/architecture.md', () => {
  test('every rule has its plant', () => expect(Object.keys(planted).sort()).toEqual([...rules].sort()))

  test('what may be imported is not complained of', () => expect(violationsIn(allowed)).toEqual([]))

  describe('a planted violation is named', () => {
    let violations: Violation[]
    beforeAll(() => {
      violations = violationsIn(Object.assign({}, allowed, ...Object.values(planted)))
    })
    test.each(rules)('%s', (rule) => {
      const [file = ''] = Object.keys(planted[rule] ?? {})
      expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule)
    })
    test('and nothing else is', () => {
      const plants = Object.values(planted).flatMap((files) => Object.keys(files))
      expect(violations.map(({ from }) => from).filter((from) => !plants.includes(from))).toEqual([])
    })
  })
})

/** The violations dependency-cruiser reports for a tree with these files, under our rules. */
function violationsIn(files: Files): Violation[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'portage-boundaries-'))
  trees.push(tree)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
  copyFileSync(path.join(root, '.dependency-cruiser.mjs'), path.join(tree, '.dependency-cruiser.mjs'))
  const command = path.join(root, 'node_modules/.bin/depcruise')
  const answer = execFileSync(
    process.execPath,
    [command, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...checked],
    { cwd: tree, encoding: 'utf8', maxBuffer: 20_000_000 },
  )
  return (JSON.parse(answer) as { summary: { violations: Violation[] } }).summary.violations
}
