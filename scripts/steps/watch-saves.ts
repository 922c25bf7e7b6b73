import { watch } from 'node:fs'
import path from 'node:path'
import { onSave, type SaveAsks } from './on-save.ts'
import { root } from './run.ts'

/** Folders, for an editor may save by putting another file in the place of the old; with all below them or without. */
const folders = [
  { folder: '.', recursive: false },
  { folder: 'src', recursive: false },
  ...['messages', 'src/blocks', 'src/cms', 'src/domain', 'src/migrations', 'src/server'].map((folder) => ({
    folder,
    recursive: true,
  })),
]
/** Milliseconds in which saves are one: an editor saves many files at once, and each of them several times. */
const ONE_SAVE_MS = 200

/** Says once for all files that are saved together what they ask for. */
export function watchSaves(saved: (asks: ReadonlySet<SaveAsks>) => void): void {
  let asks = new Set<SaveAsks>()
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    saved(asks)
    asks = new Set()
  }
  for (const { folder, recursive } of folders)
    watch(path.join(root, folder), { recursive }, (_, name) => {
      const ask = onSave(path.posix.join(folder, (name ?? '').replaceAll(path.sep, '/')))
      if (!ask || ask === 'reload') return
      asks.add(ask)
      clearTimeout(timer)
      timer = setTimeout(tell, ONE_SAVE_MS)
    })
}
