import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const unit = globSync(['{src,seed,scripts,messages,bench}/**/*.test.ts', '{src,seed}/**/*.test.tsx']).filter(
  (file) => !file.endsWith('.int.test.ts') && !file.includes('node_modules'),
)
/**
 * What replaces modules or loads them again, and what has a document, needs a world of its own. Every other file shares
 * its worker's: to load React, the collections and the search engine anew for each took longer than its tests.
 */
const needsOwnWorld = (file: string) =>
  /@vitest-environment|vi\.(mock|doMock|resetModules|stubEnv)\b/.test(readFileSync(file, 'utf8'))
const apart = unit.filter(needsOwnWorld)

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
        test: { name: 'unit', include: unit, exclude: apart, environment: 'node', isolate: false, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: { name: 'apart', include: apart, environment: 'node', pool: 'threads', testTimeout: 60_000 },
      },
      { extends: true, test: integration },
    ],
  },
})
