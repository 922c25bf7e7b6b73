import type { ReactNode } from 'react'

const tones = {
  black: '',
  red: 'bg-red text-surface',
  redOutline: 'badge-line text-red',
  grey: 'bg-line text-ink',
  gold: 'bg-gold text-ink',
  plain: 'badge-line text-ink outline-line-strong',
} as const
export type BadgeTone = keyof typeof tones

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`.trim()}>{children}</span>
}
