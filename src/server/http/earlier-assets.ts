import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'

const DAY_MS = 24 * 3_600_000
/** A page that was open before an update asks for scripts of its own build, for as long as its tab may be left open. */
const KEPT_FOR_MS = 14 * DAY_MS
/** Of all that is kept, some ten builds: an update changes most of the scripts, as their names depend on each other. */
const KEPT_BYTES = 40_000_000

/**
 * Copies the files of a build (its `assets`) that are not there yet into a folder that outlives it, and deletes those
 * that no build has had for two weeks, or that are too many. Returns the names of all files of earlier builds there.
 */
export async function keepAssets(assets: string, folder: string, now: number): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const [present, kept] = [new Set(await readdir(assets)), new Set(await readdir(folder))]
  for (const name of present) {
    if (!kept.has(name)) {
      // Whole or not at all: half a script would be sent for two weeks.
      const half = path.join(folder, `.${name}.${process.pid}`)
      await copyFile(path.join(assets, name), half)
      await rename(half, path.join(folder, name))
    }
    await utimes(path.join(folder, name), now / 1000, now / 1000)
  }
  const earlier = await Promise.all(
    [...kept]
      .filter((name) => !present.has(name))
      .map(async (name) => ({ name, ...(await sizeAndTime(path.join(folder, name))) })),
  )
  const named: string[] = []
  let bytes = 0
  for (const { name, size, mtimeMs } of earlier.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size
    // Another process of this folder may be copying right now.
    const isHalf = name.startsWith('.')
    if (bytes > KEPT_BYTES || now - mtimeMs > (isHalf ? DAY_MS : KEPT_FOR_MS))
      await unlink(path.join(folder, name)).catch(() => undefined)
    else if (!isHalf) named.push(name)
  }
  return named
}

/** Of a file that another process of the same folder may just have deleted. */
const sizeAndTime = (file: string) =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ size, mtimeMs }),
    () => ({ size: 0, mtimeMs: 0 }),
  )
