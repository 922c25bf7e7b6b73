import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Payload compares the collections with the newest snapshot of a folder of migrations and never reads an older one. */
export function pruneSnapshots(folder: string): void {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const old of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, old))
}
