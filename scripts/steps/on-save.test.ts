import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onSave } from './on-save.ts'

test.each([
  ['src/blocks/hero/hero.tsx', 'reload'],
  ['src/ui/logo.tsx', 'reload'],
  ['src/routes/product.tsx', 'reload'],
  ['src/react-on-preact.mjs', 'reload'],
  ['src/app.css', undefined],
  ['src/ui/logo.svg', undefined],
  ['server.ts', 'restart'],
  ['src/payload.config.ts', 'restart'],
  ['src/payload-collections.ts', 'restart'],
  ['src/blocks/hero/schema.ts', 'restart'],
  ['src/blocks/schemas.ts', 'restart'],
  ['src/blocks/embed-fields-schema.ts', 'restart'],
  ['src/cms/collections/products.ts', 'restart'],
  ['src/cms/home/home.tsx', undefined],
  ['src/domain/money.ts', 'restart'],
  ['src/migrations/sqlite/index.ts', 'restart'],
  ['src/server/mail/letter.tsx', 'restart'],
  ['src/server/start/module-formats.mjs', 'restart'],
  ['messages/en.json', 'words'],
  ['messages/staff.fr.json', 'words of staff'],
])('a save of %s asks for %s', (file, what) => {
  expect(existsSync(file)).toBe(true)
  expect(onSave(file)).toBe(what)
})

test('a test is no part of what is served', () => {
  for (const file of ['src/domain/money.test.ts', 'src/ui/logo.test.tsx', 'messages/messages.test.ts'])
    expect(onSave(file)).toBeUndefined()
})

test('compiled words are shown once all of them are there', () => {
  expect(onSave('src/paraglide/messages/_all.js')).toBe('reload')
  for (const file of ['messages.js', 'runtime.js', 'messages/_index.js', 'messages/cart_title.js'])
    expect(onSave(`src/paraglide/${file}`)).toBeUndefined()
})
