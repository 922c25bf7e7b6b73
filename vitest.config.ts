import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { preactForReact } from './scripts/steps/preact.ts'
import { root } from './scripts/steps/run.ts'

const unit = globSync(['{src,seed,scripts,messages,bench}/**/*.test.ts', '{src,seed}/**/*.test.tsx']).filter(
  (file) => !file.endsWith('.int.test.ts') && !file.includes('node_modules'),
)
const matching = (pattern: RegExp) => unit.filter((file) => pattern.test(readFileSync(file, 'utf8')))
/**
 * To load React, the collections and the search engine anew for each file took longer than its tests: files share
 * their worker's, those with a document too. What replaces modules or loads them again needs a world of its
 * own, and so does what a window or a module remembers of the file before.
 */
const apart = matching(/vi\.(mock|doMock|resetModules|stubEnv)\b|@remembers\b/)
const withDocument = matching(/@vitest-environment/).filter((file) => !apart.includes(file))
/** What a page's parts are on the server. */
const views = unit.filter(
  (file) =>
    /^src\/(blocks|features|routes|ui)\/.*\.tsx$/.test(file) && !apart.includes(file) && !withDocument.includes(file),
)
/**
 * What takes seconds: a quarter of all unit tests' time in five files. `npm test` runs them, `npm run verify` does not.
 */
const long = matching(/^\/\/ @long$/m)

/** With Preact, as the shop is built (docs/decisions/0052). */
const asShipped = {
  alias: [{ find: /^react$/, replacement: path.join(root, 'src/react-with-act.mjs') }, ...preactForReact],
  server: { deps: { inline: [/react-router/], external: [/\/src\/paraglide(-staff)?\//] } },
}

/**
 * Integration suites read the environment anew and have a database each (src/server/testing/databases.ts). Two
 * processes take all of them, for loading Payload costs more than most suites.
 */
const integration = {
  name: 'integration',
  include: ['{src,scripts}/**/*.int.test.ts'],
  environment: 'node' as const,
  globalSetup: 'src/server/testing/global-setup.ts',
  setupFiles: 'src/server/testing/cheap-passwords.ts',
  pool: 'forks' as const,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 240_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    hookTimeout: 30_000,
    // A machine that is busy for a moment is no mistake of the shop.
    expect: { poll: { timeout: 10_000 } },
    // Two thousand files of compiled words, and nothing to transform in them: Node loads them once for a worker.
    server: { deps: { external: [/\/src\/paraglide(-staff)?\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          exclude: [...apart, ...withDocument, ...views, ...long],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: long, environment: 'node', isolate: false, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'views',
          ...asShipped,
          include: views,
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          ...asShipped,
          include: withDocument,
          setupFiles: 'src/ui/testing/fresh-document.ts',
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: apart, environment: 'node', pool: 'threads', testTimeout: 60_000 },
      },
      { extends: true, test: integration },
    ],
  },
})
