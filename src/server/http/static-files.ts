import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
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

/** The browser's files of the build, read and compressed once; hashed names are cached for ever. */
export async function staticFiles(folder: string): Promise<(pathname: string) => StoredPage | undefined> {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const read = async (file: Dirent): Promise<[string, StoredPage]> => {
    const full = path.join(file.parentPath, file.name)
    const name = `/${path.relative(folder, full).split(path.sep).join('/')}`
    const lasting = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const headers = {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': lasting,
      'x-content-type-options': 'nosniff',
    }
    return [name, await filePage(headers, readFileSync(full))]
  }
  const files = new Map(await Promise.all(found.filter((file) => file.isFile()).map(read)))
  return (pathname) => files.get(pathname)
}

async function filePage(headers: Record<string, string>, bytes: Buffer): Promise<StoredPage> {
  if (/^(text|image\/svg|application\/manifest)/.test(headers['content-type'] ?? ''))
    return storedPage(200, headers, bytes.toString('utf8'))
  return storedBytes(headers, bytes)
}
