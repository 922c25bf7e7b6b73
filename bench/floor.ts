import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { root } from '../scripts/steps/run.ts'

/** What any page of React and its router loads: both, taking over one empty element. */
const FLOOR = `
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
startTransition(() => void hydrateRoot(document.getElementById('empty'), createElement(HydratedRouter)))
`

/** The bytes of that page's script, gzip: built apart from the shop, by the same bundler. */
export async function floorBytes(): Promise<number> {
  // Within the project, for its packages.
  const folder = mkdtempSync(path.join(root, 'build/floor-'))
  try {
    const input = path.join(folder, 'floor.js')
    writeFileSync(input, FLOOR)
    const bundle = await rolldown({
      input,
      platform: 'browser',
      // React's directives say nothing to a browser.
      onLog: () => undefined,
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    await bundle.close()
    return gzipSync(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')).length
  } finally {
    rmSync(folder, { recursive: true })
  }
}
