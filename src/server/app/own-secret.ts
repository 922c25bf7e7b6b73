import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from './env.ts'

/** The key that signs sessions. */
export const secretOf = ({ SECRET, dataDir }: Pick<Env, 'SECRET' | 'dataDir'>): string => SECRET ?? ownSecret(dataDir)

/** Where SECRET names none: made once, stored beside the data, readable by its owner only. */
function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
