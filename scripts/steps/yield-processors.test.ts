import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const yields = path.join(import.meta.dirname, 'yield-processors.ts')
const priorities = `
  import { readdirSync } from 'node:fs'
  import os from 'node:os'
  import { yieldProcessors } from ${JSON.stringify(yields)}
  yieldProcessors()
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => os.getPriority(Number(thread)))))`

test.runIf(process.platform === 'linux')(
  'every thread of a command yields, those of the garbage collection too',
  () => {
    const given = execFileSync(
      process.execPath,
      ['--experimental-transform-types', '--no-warnings', '--input-type=module', '-e', priorities],
      { encoding: 'utf8' },
    )
    const found = JSON.parse(given) as number[]
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found)).toEqual(new Set([19]))
  },
)
