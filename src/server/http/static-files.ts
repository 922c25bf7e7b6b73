import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
export function staticFiles(folder: string): (pathname: string) => StoredPage | undefined {
  const files = new Map<string, StoredPage>()
  for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    if (!file.isFile()) continue
    const full = path.join(file.parentPath, file.name)
    const name = `/${path.relative(folder, full).split(path.sep).join('/')}`
    const lasting = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const headers = {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': lasting,
      'x-content-type-options': 'nosniff',
    }
    files.set(name, filePage(headers, readFileSync(full)))
  }
  return (pathname) => files.get(pathname)
}

function filePage(headers: Record<string, string>, bytes: Buffer): StoredPage {
  if (/^(text|image\/svg|application\/manifest)/.test(headers['content-type'] ?? ''))
    return storedPage(200, headers, bytes.toString('utf8'))
  return storedBytes(headers, bytes)
}
