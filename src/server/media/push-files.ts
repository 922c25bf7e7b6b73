import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bucket } from './bucket.ts'
import { mimeTypeOf } from './file-storage.ts'
import { fileFolders } from './shop-storage.ts'

/**
 * Copies the originals of a data folder to a bucket. What is there with the same contents is passed over, so a copy
 * that was broken off goes on; nothing is deleted on either side.
 */
export async function pushFiles(
  dataDir: string,
  bucket: Bucket,
  report: (done: number, all: number) => void,
): Promise<{ copied: number; same: number }> {
  const files = fileFolders.flatMap((part) => {
    const folder = path.join(dataDir, part)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => mimeTypeOf(name) !== undefined)
      .map((name) => ({ part, name }))
  })
  let [copied, done] = [0, 0]
  for (const { part, name } of files) {
    const bytes = await readFile(path.join(dataDir, part, name))
    const there = await bucket.storage(`${part}/`).exists(name)
    // Services name an object after the sum of its contents; where one does not, the file is copied again.
    if (there?.version !== createHash('md5').update(bytes).digest('hex')) {
      await bucket.storage(`${part}/`).write(name, bytes, mimeTypeOf(name) ?? '')
      copied++
    }
    report(++done, files.length)
  }
  return { copied, same: files.length - copied }
}
