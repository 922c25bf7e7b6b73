import { defineConfig } from 'vitest/config'

/**
 * Integration suites read the environment anew and keep Payload on `globalThis`: each file has a process of its own.
 */
const integration = {
  name: 'integration',
  include: ['src/**/*.int.test.ts'],
  environment: 'node' as const,
  globalSetup: 'src/server/testing/global-setup.ts',
  pool: 'forks' as const,
  isolate: true,
  testTimeout: 60_000,
  hookTimeout: 240_000,
  fileParallelism: false,
}

export default defineConfig({
  test: {
    // A machine that is busy for a moment is no mistake of the shop.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,seed,scripts,messages,bench}/**/*.test.ts', '{src,seed}/**/*.test.tsx'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      { extends: true, test: integration },
    ],
  },
})
