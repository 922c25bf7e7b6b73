import { existsSync } from 'node:fs'
import path from 'node:path'
import { keepAssets } from '../http/earlier-assets.ts'
import { staticFiles, type StaticFiles } from '../http/static-files.ts'

/** The browser's files, those of earlier builds too; a full disk is no reason to serve none. */
export async function buildFiles(
  root: string,
  dataDir: string,
  warn: (sentence: string) => void,
): Promise<StaticFiles> {
  const [client, folder] = [path.join(root, 'build/shop/client'), path.join(dataDir, 'assets')]
  const assets = path.join(client, 'assets')
  if (!existsSync(assets)) return staticFiles(client)
  const names = await keepAssets(assets, folder, Date.now()).catch((error: Error) => {
    warn(`Pages that are open now will lack their scripts after the next update: ${error.message}`)
    return []
  })
  return staticFiles(client, { folder, names })
}
