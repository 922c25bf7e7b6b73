import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,seed,scripts}/**/*.test.ts', '{src,seed}/**/*.test.tsx'], exclude: ['**/*.int.test.ts', '**/node_modules/**'], environment: 'node' } },
      { extends: true, test: { name: 'integration', include: ['src/**/*.int.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 240_000, fileParallelism: false } },
    ],
  },
})
