import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, run } from './run.ts'

/** A clone in which nothing is compiled yet, with a few of the messages: to compile them all takes long. */
function freshClone(): string {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'portage-clone-'))
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
  for (const part of ['messages', 'project.inlang', 'project-staff.inlang', 'scripts'])
    cpSync(path.join(root, part), path.join(clone, part), { recursive: true })
  for (const file of readdirSync(path.join(clone, 'messages')).filter((name) => name.endsWith('.json'))) {
    const messages = JSON.parse(readFileSync(path.join(clone, 'messages', file), 'utf8')) as Record<string, unknown>
    writeFileSync(
      path.join(clone, 'messages', file),
      JSON.stringify(Object.fromEntries(Object.entries(messages).slice(0, 20))),
    )
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
  return clone
}

test('processes that need the messages at the same time all find them compiled', async () => {
  const clone = freshClone()
  const need = `await (await import(${JSON.stringify(path.join(clone, 'scripts/steps/build.ts'))})).generateMessages(); await import(${JSON.stringify(path.join(clone, 'src/paraglide/messages.js'))}); await import(${JSON.stringify(path.join(clone, 'src/paraglide-staff/messages.js'))})`
  const runs = await Promise.all(
    [1, 2, 3].map(() =>
      run('node', ['--import', 'tsx', '--input-type=module', '-e', need], { cwd: clone, env: { APP_ROOT: clone } }),
    ),
  )
  expect(runs).toEqual([1, 2, 3].map(() => ({ code: 0, output: '' })))
  for (const outdir of ['paraglide', 'paraglide-staff'])
    expect(existsSync(path.join(clone, `src/${outdir}/.messages`))).toBe(true)
  expect(existsSync(path.join(clone, '.compiling-messages'))).toBe(false)
}, 60_000)
