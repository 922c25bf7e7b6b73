import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { storedBytes, storedPage, type StoredPage } from './stored-page.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export type StaticFiles = (pathname: string) => StoredPage | undefined | Promise<StoredPage | undefined>

/**
 * The browser's files of the build, read and compressed once; hashed names are cached for ever. Files of earlier builds
 * (`keepAssets`) are read when a page that is still open asks for them.
 */
export async function staticFiles(
  folder: string,
  earlier: { folder: string; names: readonly string[] } = { folder: '', names: [] },
): Promise<StaticFiles> {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const read = async (file: Dirent): Promise<[string, StoredPage]> => {
    const full = path.join(file.parentPath, file.name)
    const name = `/${path.relative(folder, full).split(path.sep).join('/')}`
    return [name, await filePage(name, readFileSync(full))]
  }
  const files = new Map(await Promise.all(found.filter((file) => file.isFile()).map(read)))
  const before = new Map(earlier.names.map((name) => [`/assets/${name}`, path.join(earlier.folder, name)]))
  return (pathname) => {
    const [page, file] = [files.get(pathname), before.get(pathname)]
    if (page || !file) return page
    return readFile(file).then(
      async (bytes) => {
        const compressed = await filePage(pathname, bytes)
        files.set(pathname, compressed)
        return compressed
      },
      () => undefined,
    )
  }
}

async function filePage(name: string, bytes: Buffer): Promise<StoredPage> {
  const lasting = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const headers: Record<string, string> = {
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    'cache-control': lasting,
    'x-content-type-options': 'nosniff',
  }
  if (/^(text|image\/svg|application\/manifest)/.test(headers['content-type'] ?? ''))
    return storedPage(200, headers, bytes.toString('utf8'))
  return storedBytes(headers, bytes)
}
