import type { Both } from '../locale.ts'

/** What is wrong with captions in the format WebVTT, in words for editors; undefined if a player can read them. */
export function captionsFault(text: string): Both | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? ''))
    return {
      en: 'Captions begin with a line that says WEBVTT.',
      fr: 'Les sous-titres commencent par une ligne où figure WEBVTT.',
    }
  const timings = lines.flatMap((line, at) => (line.includes('-->') ? [{ line, number: at + 1 }] : []))
  if (timings.length === 0)
    return {
      en: 'There are no captions: each has a line such as 00:01.000 --> 00:04.000, and its words below.',
      fr: 'Il n’y a aucun sous-titre : chacun a une ligne comme 00:01.000 --> 00:04.000, et son texte dessous.',
    }
  let last = 0
  for (const { line, number } of timings) {
    const [, from, to] = /^\s*(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/.exec(line) ?? []
    const [begin, end] = [seconds(from), seconds(to)]
    if (begin === undefined || end === undefined)
      return {
        en: `Line ${number} isn’t a time: enter 00:01.000 --> 00:04.000.`,
        fr: `La ligne ${number} n’est pas un temps : écrivez 00:01.000 --> 00:04.000.`,
      }
    if (end <= begin)
      return { en: `Line ${number} ends before it begins.`, fr: `La ligne ${number} finit avant de commencer.` }
    if (begin < last)
      return {
        en: `Line ${number} begins before the caption above it.`,
        fr: `La ligne ${number} commence avant le sous-titre qui la précède.`,
      }
    last = begin
  }
  return undefined
}

/** A time such as `01:02:03.500` or `02:03.500`. */
function seconds(time: string | undefined): number | undefined {
  const [, hours = '0', minutes, rest] = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(time ?? '') ?? []
  return minutes === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}
