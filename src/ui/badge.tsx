import type { ReactNode } from 'react'

const tones = {
  black: 'bg-ink text-surface',
  red: 'bg-red text-surface',
  redOutline: 'bg-surface text-red outline -outline-offset-1 outline-red',
  grey: 'bg-line text-ink',
  gold: 'bg-gold text-ink',
  plain: 'bg-surface text-ink outline -outline-offset-1 outline-line-strong',
} as const
export type BadgeTone = keyof typeof tones

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`inline-block px-2 py-1 text-xs leading-none font-semibold ${tones[tone]}`}>{children}</span>
}
