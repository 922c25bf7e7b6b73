import { rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { root } from '../scripts/steps/run.ts'
import type { BenchPage } from './bench-pages.ts'

const folder = path.join(root, 'build/shop/client')
const fileOf = (page: BenchPage) => `/bench-${page.name}.bin`

/**
 * The path of a static file of exactly as many bytes as a page's HTML. The shop reads its files when it starts: write
 * them before.
 */
export const twinPath = fileOf

export function writeTwins(pages: readonly BenchPage[]): void {
  for (const page of pages) writeFileSync(path.join(folder, fileOf(page)), randomBytes(page.bytes))
}

export function removeTwins(pages: readonly BenchPage[]): void {
  for (const page of pages) rmSync(path.join(folder, fileOf(page)), { force: true })
}
