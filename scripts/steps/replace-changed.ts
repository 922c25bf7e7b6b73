import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes a folder what another is, and writes only what differs: whoever watches it hears of nothing else. */
export function replaceChanged(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const wanted = new Set(filesIn(from))
  for (const file of filesIn(to)) if (!wanted.has(file)) rmSync(path.join(to, file))
  for (const file of wanted) {
    const [content, target] = [readFileSync(path.join(from, file)), path.join(to, file)]
    if (existsSync(target) && readFileSync(target).equals(content)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
