import { line } from '../pen.ts'

/** The seven bars of a figure on a display, clockwise from the top, the middle one last. */
const bars = ['M.1 0H.9', 'M1 .1V.9', 'M1 1.1V1.9', 'M.1 2H.9', 'M0 1.1V1.9', 'M0 .1V.9', 'M.1 1H.9']
const lit: Record<string, string> = {
  0: '012345',
  1: '12',
  2: '01346',
  3: '01236',
  4: '1256',
  5: '02356',
  6: '023456',
  7: '012',
  8: '0123456',
  9: '012356',
  '-': '6',
}

/** Figures drawn bar by bar, so that no font is needed; `h` is their height. */
export const digits = (text: string, x: number, y: number, h: number, colour: string) => {
  let at = x
  return [...text]
    .map((sign) => {
      const here = at
      at += sign === ':' || sign === '.' ? h * 0.32 : h * 0.74
      if (sign === ' ') return ''
      if (sign === ':')
        return line(`M${here + h * 0.05} ${y + h * 0.3}v.1M${here + h * 0.05} ${y + h * 0.72}v.1`, colour, h * 0.14)
      if (sign === '.') return line(`M${here + h * 0.05} ${y + h}v.1`, colour, h * 0.14)
      const d = [...(lit[sign] ?? '')].map((bar) => bars[Number(bar)]).join('')
      return line(d, colour, 0.26, { transform: `translate(${here} ${y}) scale(${h / 2})` })
    })
    .join('')
}
