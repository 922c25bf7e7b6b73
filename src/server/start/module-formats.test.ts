import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/** Of the modules of drizzle-orm that a process loads, how many Node itself had to ask the package about. */
function askedOf(...preloaded: string[]): { asked: number; sql: string } {
  const script = `
    import { registerHooks } from 'node:module'
    let asked = 0
    registerHooks({
      resolve: (specifier, context, next) => {
        if (context.parentURL?.includes('/drizzle-orm/') && specifier.startsWith('.')) asked++
        return next(specifier, context)
      },
    })
    for (const each of ${JSON.stringify(preloaded)}) await import(each)
    const { sql } = await import('@payloadcms/db-postgres/drizzle')
    console.log(JSON.stringify({ asked, sql: typeof sql.raw }))`
  const env = { ...process.env, NODE_OPTIONS: '' }
  return JSON.parse(execFileSync('node', ['--input-type=module', '-e', script], { env, encoding: 'utf8' })) as {
    asked: number
    sql: string
  }
}

test('the modules of drizzle are loaded without asking the package each time', () => {
  const formats = pathToFileURL('src/server/start/module-formats.mjs').href
  expect(askedOf().asked).toBeGreaterThan(100)
  expect(askedOf(formats, formats)).toEqual({ asked: 0, sql: 'function' })
})
