import { expect, test } from 'vitest'
import { buildDirectory } from './build-shop.ts'

test.each([undefined, 'en', 'fr'])('React Router empties a folder of its own before it builds %s', (locale) =>
  expect(buildDirectory(locale)).toMatch(/^(?:build|\.react-router)\/[\w-]+$/),
)
