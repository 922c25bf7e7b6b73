import { existsSync } from 'node:fs'
import type { Drawing } from './pen.ts'
import { illustrationKinds, type IllustrationKind } from './vocabulary.ts'
const out: Record<string, Drawing> = {}
for (const kind of Object.keys(illustrationKinds)) {
  const f = `${process.env.APP_ROOT ?? process.cwd()}/seed/illustrations/kinds/${kind}.ts`
  const name = kind.replace(/-(\w)/g, (_, c) => c.toUpperCase())
  let d: Drawing | undefined
  try { if (existsSync(f)) d = (await import(f))[name] } catch (e) { console.error(kind, (e as Error).message) }
  out[kind] = d ?? ((ink) => `<rect x="200" y="200" width="600" height="600" fill="${ink.base}"/>`)
}
export const drawings = out as Record<IllustrationKind, Drawing>
