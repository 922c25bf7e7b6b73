import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { fileFolders } from '../media/shop-storage.ts'

/** Why a backup was not made, or is not taken back, in words; the shop is as it was. */
export class BackupRefused extends Error {}

const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the shop that made it. */
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Where pictures and videos lay; they are not in the backup then. */
  bucket: z.string().optional(),
  files: z.array(
    z.strictObject({
      path: z.string().regex(/^(?!.*\.\.)[^/\\][^\\]*$/, 'must lie in the folder of the backup'),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})
export type Manifest = z.infer<typeof manifest>

export const MANIFEST = 'manifest.json'
/** The database in a backup. */
export const databaseFile = { sqlite: 'portage.db', postgres: 'database.dump' } as const
/** What else of the data folder is in a backup: all but what the shop makes anew by itself. */
export const folders = [...fileFolders, 'mail'] as const
export const SECRET_FILE = 'secret'

/** Every file of a folder with its size and its sum. */
export async function filesIn(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Manifest['files'] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const { size } = await stat(file)
    const relative = path.relative(folder, file).split(path.sep).join('/')
    files.push({ path: relative, bytes: size, sha256: await sumOf(file) })
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Reads the manifest of a backup and compares every file with it; refuses one that is not whole. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is not a backup: there is no ${MANIFEST} in it.`)
  })
  const json = jsonOf(text)
  if (json === undefined) throw new BackupRefused(`This backup is damaged: ${MANIFEST} is cut short.`)
  const { data, error } = manifest.safeParse(json)
  if (error) throw new BackupRefused(`The ${MANIFEST} of this backup cannot be read: ${z.prettifyError(error)}`)
  const found = new Map((await filesIn(folder)).map((file) => [file.path, file]))
  const wrong = data.files.flatMap(({ path: name, bytes, sha256 }) => {
    const file = found.get(name)
    if (!file) return [`${name} is missing`]
    return file.bytes === bytes && file.sha256 === sha256 ? [] : [`${name} is not as it was written`]
  })
  if (wrong.length > 0) throw new BackupRefused(`This backup is damaged: ${wrong.slice(0, 5).join(', ')}.`)
  return data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
