import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A project in which Next has built the admin, for the length of a test. */
export function builtAdmin(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'portage-admin-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'admin/.next'), { recursive: true })
  writeFileSync(path.join(root, 'admin/.next/BUILD_ID'), 'x')
  return root
}
